import { unreachable } from "~/lib/call"
import { untilLoaded } from "~/lib/until-loaded"
import { toast } from "~/ui/toast"

/** A small file of the shop's own, asked of the shop itself: browsers call some lines dead that are not, and some alive that are. */
const reached = () =>
  fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  )
const say = () => void toast.error(unreachable().message, { id: "offline" })

/** While what was held back is done after all. */
let sure = false
/** The router waits for ever for code that it has missed once. From then on the browser itself fetches what is pressed. */
let missed = false

function holdLink(event: MouseEvent) {
  if (
    sure ||
    (navigator.onLine && !missed) ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return
  const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>("a[href]")
  if (!link || link.target || link.origin !== location.origin || link.pathname === location.pathname) return
  event.preventDefault()
  event.stopPropagation()
  void reached().then((answers) => {
    if (!answers) return say()
    sure = true
    if (missed) location.assign(link.href)
    else link.click()
    sure = false
  })
}

/** What the browser tells of a page that is about to be left, where it tells (TypeScript does not know of it yet). */
type Leaving = Event & { navigationType: "push" | "reload" | "replace" | "traverse"; userInitiated: boolean }

function holdReload(event: Event) {
  const { navigationType, userInitiated } = event as Leaving
  if (sure || navigationType !== "reload" || userInitiated) return
  event.preventDefault()
  if (missed) return
  missed = true
  let said = false
  const answer = async () => {
    if (await reached()) return
    if (!said) say()
    said = true
    throw unreachable()
  }
  void untilLoaded(answer).then(() => {
    sure = true
    location.reload()
  })
}

/**
 * Without a line, the way to another page would end on the browser's own error page, with the shop gone: a link does where the browser
 * knows that it is offline, and where it does not, the router, which loads the present page anew when the code of the next one does not
 * come. Both are held back, which is said, until the shop answers: a link until it is pressed again, the loading by itself.
 */
export function holdLinks() {
  document.addEventListener("click", holdLink, true)
  ;(window as { navigation?: EventTarget }).navigation?.addEventListener("navigate", holdReload)
}
