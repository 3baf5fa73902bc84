import { useEffect, useState } from "react"
import { getStored, parseStored, setStored } from "~/lib/device/storage"
import { useHydrated } from "~/lib/use-hydrated"

const KEY = "checkout-draft"
const NOT_FOR_BOOK = "address-not-for-book"

/** Clears unsent input: the server has saved it, or its author has signed out. */
export function forgetDraft() {
  for (const key of [KEY, NOT_FOR_BOOK]) setStored(key, null, "sessionStorage")
}

/** Whether the address last sent from this tab should not be saved in the account. */
export const isNotForBook = () => getStored(NOT_FOR_BOOK, "sessionStorage") !== null
export const setNotForBook = (isSo: boolean) => setStored(NOT_FOR_BOOK, isSo ? "1" : null, "sessionStorage")

/** Whether this tab has input that was not sent. */
export const hasDraft = () => getStored(KEY, "sessionStorage") !== null

/**
 * Form values that survive a reload before they are sent. What was entered is in the tab's own storage and is cleared
 * once the server has saved it; every other field is as in `start`, which may get more data while the page loads.
 */
export function useDraft<T extends Record<string, string | boolean>>(start: T) {
  const [draft, setDraft] = useState<Partial<T>>({})
  const [touched, setTouched] = useState(false)

  const [isRead, setRead] = useState(false)

  // The server has rendered the form without it.
  if (useHydrated() && !isRead) {
    setRead(true)
    const stored = parseStored(getStored(KEY, "sessionStorage")) as Partial<T> | null
    if (stored) setDraft((now) => ({ ...stored, ...now }))
  }
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
