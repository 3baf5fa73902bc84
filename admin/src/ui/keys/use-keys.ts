import { useEffect, useEffectEvent } from "react"

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select, [role=menu] *, [role=dialog] *"))

/**
 * Single-key shortcuts of a screen. Disabled while the user types, holds a modifier, or a dialog is open, so that no
 * key does something unseen.
 */
export function useKeys(keys: Record<string, () => void>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
    if (document.querySelector(".ant-modal-wrap:not([style*='display: none']), .ant-drawer-open")) return
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener("keydown", listener)
    return () => document.removeEventListener("keydown", listener)
  }, [])
}
