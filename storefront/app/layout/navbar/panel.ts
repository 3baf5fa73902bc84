import { createStore } from "~/lib/store"

export type Panel = "none" | "search" | "bag"

/** The navbar's one open panel (requirements §2). */
export const panel = createStore<Panel>("none")

/** Opens a panel and closes the other; toggling the open one closes it. */
export function togglePanel(which: Panel) {
  panel.set((open) => (open === which ? "none" : which))
}

export function closePanel() {
  panel.set("none")
}

/** The full-screen menu, initially closed. */
export const menuOpen = createStore(false)

/** The size chart sheet, initially closed. */
export const sizeChartOpen = createStore(false)
