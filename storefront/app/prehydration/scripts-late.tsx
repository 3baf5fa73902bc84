import { shopMessages } from "@silai/contracts/shop/messages"
import { telLink, whatsappLink } from "@silai/contracts/shop/identity"
import { shop } from "~/lib/shop/shop"
import { useLocation } from "react-router"
import { InlineScript } from "./early-calls"
import styles from "./scripts-late.module.css"

// From here on a visitor believes that the page is broken.
const LATE_MS = 8_000

/**
 * Shows the notice before it when the page's code has not come in time or could not be loaded, and hides it when the
 * page is alive after all. Serialised as text: it may use nothing but its arguments.
 */
function watchScripts(notice: HTMLElement, lateMs: number) {
  const show = () => {
    notice.hidden = false
  }
  const timer = setTimeout(show, lateMs)
  const failed = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) show()
  }
  addEventListener("error", failed, true)
  document.addEventListener(
    "alive",
    () => {
      clearTimeout(timer)
      removeEventListener("error", failed, true)
      notice.hidden = true
    },
    { once: true },
  )
}

/** Other ways to order, for a browser without scripts or whose scripts do not load. */
export function ScriptsLate() {
  const { pathname } = useLocation()
  return (
    <>
      <noscript>
        <div className={styles.notice}>
          <p>{shopMessages.withoutScripts}</p>
          <HowElse />
        </div>
      </noscript>
      <div className={styles.notice} role="status" hidden suppressHydrationWarning>
        <p>{shopMessages.scriptsLate}</p>
        <HowElse />
        <a href={pathname}>{shopMessages.loadAgain}</a>
      </div>
      <InlineScript
        text={import.meta.env.SSR ? `(${watchScripts})(document.currentScript.previousElementSibling,${LATE_MS})` : ""}
      />
    </>
  )
}

function HowElse() {
  const { identity } = shop()
  return (
    <p>
      <a href={telLink(identity.phone)}>{identity.phone}</a>
      <a href={whatsappLink(identity, shopMessages.orderByChat)}>WhatsApp</a>
    </p>
  )
}
