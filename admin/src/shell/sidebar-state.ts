import { useSyncExternalStore } from "react"

// Requirements §4: the sidebar starts open, and can be toggled, opened or closed.
let open = true
const listeners = new Set<() => void>()

function setSidebar(next: boolean): void {
  open = next
  for (const listener of listeners) listener()
}

export const closeSidebar = (): void => setSidebar(false)
export const toggleSidebar = (): void => setSidebar(!open)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSidebarOpen = (): boolean => useSyncExternalStore(subscribe, () => open)
