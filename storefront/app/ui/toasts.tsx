import { TOASTS } from "@silai/contracts/shop/limits"
import type { MouseEvent } from "react"
import { resolveValue, useToaster, type Toast, type ToastType } from "react-hot-toast/headless"
import { Icon, type IconName } from "./icon"
import { Spinner } from "./spinner"
import { toast, type ToastAction } from "./toast"
import styles from "./toasts.module.css"
import { useToastPause } from "./use-toast-pause"

const ICONS: Partial<Record<ToastType, IconName>> = { success: "check", error: "alert" }

/** Renders the toasts. Hovering or focusing one pauses them all; each can be dismissed. Default export for `lazy`. */
export default function Toasts() {
  const { toasts, handlers } = useToaster({
    duration: TOASTS.customMs,
    success: { duration: TOASTS.successMs },
    error: { duration: TOASTS.errorMs },
  })
  const { props, leave } = useToastPause(handlers)
  return (
    <div className={styles.place} {...props}>
      {toasts.slice(0, TOASTS.atOnce).map((one) => (
        <div
          key={one.id}
          className={`${styles.toast} ${styles[one.type]}`}
          data-leaving={!one.visible || undefined}
          {...one.ariaProps}
        >
          {one.type === "loading" ? <Spinner /> : <ToastIcon type={one.type} />}
          <span className={styles.words}>{resolveValue(one.message, one)}</span>
          <Action of={one} onDone={leave} />
          <button
            type="button"
            className={styles.close}
            aria-label="Dismiss"
            data-dismiss
            onClick={(event) => {
              toast.dismiss(one.id)
              leave(event)
            }}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}

function ToastIcon({ type }: { type: Toast["type"] }) {
  const name = ICONS[type]
  return name ? <Icon name={name} size={20} /> : null
}

/** The library keeps every option of a toast with it. */
function Action({
  of: { id, action },
  onDone,
}: {
  of: Toast & { action?: ToastAction }
  onDone: (event: MouseEvent<HTMLElement>) => void
}) {
  if (!action) return null
  const act = (event: MouseEvent<HTMLElement>) => {
    action.act()
    toast.dismiss(id)
    onDone(event)
  }
  return (
    <button type="button" className={styles.action} onClick={act}>
      {action.name}
    </button>
  )
}
