import { useSyncExternalStore } from "react"
import { wear } from "./palette"

// SPEC §4: written under this name at each change, and dark only when the text is exactly "true".
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

function tell(next: boolean) {
  dark = next
  wear(dark)
  for (const listener of listeners) listener()
}

export function setDarkTheme(on: boolean): void {
  try {
    localStorage.setItem(KEY, String(on))
  } catch {
    // A browser that keeps nothing still gets the theme for this visit.
  }
  tell(on)
}

export const toggleDarkTheme = (): void => setDarkTheme(!dark)

wear(dark)
// Two windows of the same shopkeeper wear the same theme.
window.addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) tell(stored())
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useDarkTheme = (): boolean => useSyncExternalStore(subscribe, () => dark)
