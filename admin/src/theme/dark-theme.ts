import { useSyncExternalStore } from "react"
import { applyTheme } from "./palette"

// Requirements §4: stored under this key at each change, and dark only when the text is exactly "true".
const KEY = "adminDarkTheme"

function stored(): boolean {
  try {
    return localStorage.getItem(KEY) === "true"
  } catch {
    return false
  }
}

let dark = stored()
const listeners = new Set<() => void>()

function apply(next: boolean) {
  dark = next
  applyTheme(dark)
  for (const listener of listeners) listener()
}

export function setDarkTheme(on: boolean): void {
  try {
    localStorage.setItem(KEY, String(on))
  } catch {
    // Without storage the theme still applies to this visit.
  }
  apply(on)
}

export const toggleDarkTheme = (): void => setDarkTheme(!dark)

applyTheme(dark)
// Two windows of the same user have the same theme.
window.addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) apply(stored())
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useDarkTheme = (): boolean => useSyncExternalStore(subscribe, () => dark)
