import { SHOP } from "@silai/contracts/shop/settings"
import { useEffect, useSyncExternalStore } from "react"

let current = ""
const listeners = new Set<() => void>()

/** Sets the browser tab's title: "Orders · Silai back office". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${SHOP.name} back office`
    current = title
    for (const listener of listeners) listener()
  }, [title])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The title that the page has given itself. */
export const usePageTitle = (): string => useSyncExternalStore(subscribe, () => current)
