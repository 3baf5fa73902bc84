import { unreachable } from "~/lib/call"
import { linkClicked } from "~/lib/link-clicked"
import { retryImport } from "~/lib/retry-import"
import { toast } from "~/ui/toast"
import { isStored } from "./service-worker"

/** Requests a small file of the shop itself: the browser's online flag is wrong in both directions. */
const reached = () =>
  fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  )
const showNotice = () => void toast.error(unreachable().message, { id: "offline" })

/** True while a held-back navigation is repeated. */
let sure = false
/** The router waits without end for code that it once failed to load. From then on links are full page loads. */
let missed = false

function holdLink(event: MouseEvent) {
  if (sure || (navigator.onLine && !missed)) return
  const link = linkClicked(event)
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  void reached().then(async (answers) => {
    if (!answers && !(await isStored(link.href))) return showNotice()
    sure = true
    // Inside the app a page's data would be missing; the worker opens the whole page.
    if (missed || !answers) location.assign(link.href)
    else link.click()
    sure = false
  })
}

/** The browser's navigation event, where it exists (TypeScript does not have its type yet). */
type Leaving = Event & { navigationType: "push" | "reload" | "replace" | "traverse"; userInitiated: boolean }

function holdReload(event: Event) {
  const { navigationType, userInitiated } = event as Leaving
  if (sure || navigationType !== "reload" || userInitiated) return
  event.preventDefault()
  if (missed) return
  missed = true
  let isShown = false
  const answer = async () => {
    if (await reached()) return
    if (!isShown) showNotice()
    isShown = true
    throw unreachable()
  }
  void retryImport(answer).then(() => {
    sure = true
    location.reload()
  })
}

/**
 * Offline, a navigation would end on the browser's own error page, with the shop gone. A link leads there when the
 * browser knows that it is offline; when it does not, the router does, because it reloads the current page when the
 * next page's code does not load. Both are held back, with a notice, until the shop replies: a link until it is pressed
 * again, unless its page was cached; the reload by itself.
 */
export function guardOfflineNavigation() {
  document.addEventListener("click", holdLink, true)
  ;(window as { navigation?: EventTarget }).navigation?.addEventListener("navigate", holdReload)
}
