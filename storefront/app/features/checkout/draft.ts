import { useEffect, useState } from "react"
import { getStored, parseStored, setStored } from "~/lib/storage"

const KEY = "checkout-draft"

/** Clears unsent input: the server has saved it, or its author has signed out. */
export const forgetDraft = () => setStored(KEY, null, "sessionStorage")

/** Whether this tab has input that was not sent. */
export const hasDraft = () => getStored(KEY, "sessionStorage") !== null

/**
 * Form values that survive a reload before they are sent. What was entered is in the tab's own storage and is cleared
 * once the server has saved it; every other field is as in `start`, which may come to know more while the page loads.
 */
export function useDraft<T extends Record<string, string | boolean>>(start: T) {
  const [draft, setDraft] = useState<Partial<T>>({})
  const [touched, setTouched] = useState(false)

  // After hydration: the server has drawn the form without it.
  useEffect(() => {
    const stored = parseStored(getStored(KEY, "sessionStorage")) as Partial<T> | null
    if (stored) setDraft((now) => ({ ...stored, ...now }))
  }, [])
  useEffect(() => {
    if (touched) setStored(KEY, JSON.stringify(draft), "sessionStorage")
  }, [draft, touched])

  return {
    values: { ...start, ...draft },
    change(part: Partial<T>) {
      setTouched(true)
      setDraft((now) => ({ ...now, ...part }))
    },
    drop() {
      setTouched(false)
      setDraft({})
      forgetDraft()
    },
  }
}
