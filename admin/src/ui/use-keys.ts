import { useEffect, useRef } from "react"

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select, [role=menu] *, [role=dialog] *"))

/**
 * Single-key shortcuts of a screen. Disabled while somebody types, holds a modifier, or a dialog is open, so that no
 * key does something unseen.
 */
export function useKeys(keys: Record<string, () => void>): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
      if (document.querySelector(".ant-modal-wrap:not([style*='display: none']), .ant-drawer-open")) return
      const act = latest.current[event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [])
}
