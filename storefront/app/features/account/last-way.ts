import type { Way } from "./sign-in-rules"

const KEY = "signInWay"

/** By which identifier somebody signed in here the last time: the word alone, not the identifier. */
export function lastWay(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function keepWay(way: Way) {
  try {
    localStorage.setItem(KEY, way)
  } catch {
    // Forbidden storage: the page then begins with the phone.
  }
}
