import { lazy } from "react"
import { createStore } from "~/lib/store"
import { untilLoaded } from "~/lib/until-loaded"
import { whenIdle } from "~/lib/when-idle"

// Parts of the frame that nobody sees before the first tap. They are fetched when the page has come to rest,
// so that the first screen waits for less.
const load = {
  menu: () => import("./full-menu"),
  search: () => import("./search-panel"),
  bag: () => import("~/features/bag/bag-panel").then(({ BagPanel }) => ({ default: BagPanel })),
  toasts: () => import("~/ui/toasts"),
  earlierPayment: () => import("~/features/checkout/earlier-payment"),
  holding: () => import("./hold-links").then(({ holdLinks }) => holdLinks()),
}

export const FullMenu = lazy(() => untilLoaded(load.menu))
export const SearchPanel = lazy(() => untilLoaded(load.search))
export const BagPanel = lazy(() => untilLoaded(load.bag))
export const Toasts = lazy(() => untilLoaded(load.toasts))
export const EarlierPayment = lazy(() => untilLoaded(load.earlierPayment))

/** True once the page has come to rest; the server and the first picture in the browser are drawn without the later parts. */
export const settled = createStore(false)

/** Fetches the later parts when the browser is idle. An effect of the frame. */
export function settle() {
  const fetchAll = () => {
    settled.set(true)
    // A part that could not be fetched now is asked for again when it is needed.
    for (const part of Object.values(load)) part().catch(() => undefined)
  }
  return whenIdle(fetchAll)
}
