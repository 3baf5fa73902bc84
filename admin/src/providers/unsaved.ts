import { useSyncExternalStore } from "react"

// What nobody has saved yet must outlive the session: signing in leads away from the screen that holds it.
let screens = 0
let signedOut = false
const listeners = new Set<() => void>()

const tell = () => {
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says that a screen holds something unsaved, until what is returned is called. */
export function holdUnsaved(): () => void {
  screens++
  return () => void screens--
}

export const isAnythingUnsaved = (): boolean => screens > 0

/** Whether the session has ended while something was unsaved. */
export function setSignedOut(now: boolean): void {
  if (now === signedOut) return
  signedOut = now
  tell()
}
export const useSignedOut = (): boolean => useSyncExternalStore(subscribe, () => signedOut)
