import { useEffect, useSyncExternalStore } from "react"

// Unsaved input must outlive the session: signing in navigates away from its screen.
let screens = 0
let signedOut = false
const listeners = new Set<() => void>()

const notifyListeners = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Registers unsaved input of a screen, until the returned function is called. */
export function holdUnsaved(): () => void {
  screens++
  return () => void screens--
}

/** Holds unsaved input while `isUnsaved`, as of a dialog, which asks nothing before the screen is left. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsaved() : undefined), [isUnsaved])
}

export const isAnythingUnsaved = (): boolean => screens > 0

/** Sets whether the session has ended while something was unsaved. */
export function setSignedOut(now: boolean): void {
  if (now === signedOut) return
  signedOut = now
  notifyListeners()
}
export const isSignedOut = (): boolean => signedOut
export const useSignedOut = (): boolean => useSyncExternalStore(subscribe, () => signedOut)
