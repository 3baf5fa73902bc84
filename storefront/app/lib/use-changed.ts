import { useState } from "react"

/** True in the one rendering in which `value` has changed; state that belongs to the old one is reset there. */
export function useChanged(value: unknown): boolean {
  const [before, setBefore] = useState(value)
  if (Object.is(before, value)) return false
  setBefore(value)
  return true
}
