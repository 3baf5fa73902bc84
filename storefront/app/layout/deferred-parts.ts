import { lazy } from "react"
import { linkClicked } from "~/lib/link-clicked"
import { createStore } from "~/lib/store"
import { retryImport } from "~/lib/retry-import"
import { whenIdle } from "~/lib/when-idle"

// Parts of the frame that are hidden before the first tap. They are loaded when the page is idle, so that the first
// view waits for less.
const load = {
  menu: () => import("./navbar/full-menu"),
  search: () => import("./navbar/search-panel"),
  bag: () => import("~/features/bag/bag-panel").then(({ BagPanel }) => ({ default: BagPanel })),
  toasts: () => import("~/ui/toasts"),
  earlierPayment: () => import("~/features/checkout/payment/earlier-payment"),
  holding: () =>
    import("./offline-navigation-guard").then(({ guardOfflineNavigation }) => {
      document.removeEventListener("click", holdEarlyLink, true)
      guardOfflineNavigation()
    }),
  worker: () => import("./service-worker").then(({ startServiceWorker }) => startServiceWorker()),
  oldDrafts: () => import("~/lib/device/device-draft").then(({ dropOldDrafts }) => dropOldDrafts()),
}

export const FullMenu = lazy(() => retryImport(load.menu))
export const SearchPanel = lazy(() => retryImport(load.search))
export const BagPanel = lazy(() => retryImport(load.bag))
export const Toasts = lazy(() => retryImport(load.toasts))
export const EarlierPayment = lazy(() => retryImport(load.earlierPayment))

/** True once the page is idle; the server's and the first client rendering leave the deferred parts out. */
export const deferredPartsReady = createStore(false)

/** A link clicked offline before its guard is loaded waits for it; where it cannot be loaded, the worker opens the page. */
function holdEarlyLink(event: MouseEvent) {
  const link = navigator.onLine ? null : linkClicked(event)
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  load.holding().then(
    () => link.click(),
    () => location.assign(link.href),
  )
}

/** Loads the deferred parts when the browser is idle. An effect of the frame. */
export function loadDeferredParts() {
  document.addEventListener("click", holdEarlyLink, true)
  const fetchAll = () => {
    deferredPartsReady.set(true)
    // A part that could not be loaded now is requested again when it is needed.
    for (const part of Object.values(load)) part().catch(() => undefined)
  }
  return whenIdle(fetchAll)
}
