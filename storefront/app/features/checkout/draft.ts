import { useEffect, useState } from "react"
import { keep, kept, read } from "~/lib/kept"

const KEY = "checkout-draft"

/** Forgets what was typed and not sent yet: it was kept by the server, or its writer has signed out. */
export const forgetDraft = () => keep(KEY, null, "sessionStorage")

/**
 * Form values that survive a reload before they are sent. They live in the tab's own storage and are dropped once kept by
 * the server. `start` is used when there is no draft, or storage is forbidden.
 */
export function useDraft<T extends Record<string, string | boolean>>(start: T) {
  const [values, setValues] = useState<T>(() => ({
    ...start,
    ...(read(kept(KEY, "sessionStorage")) as Partial<T> | null),
  }))
  const [touched, setTouched] = useState(false)

  useEffect(() => {
    if (touched) keep(KEY, JSON.stringify(values), "sessionStorage")
  }, [values, touched])

  return {
    values,
    change(part: Partial<T>) {
      setTouched(true)
      setValues((now) => ({ ...now, ...part }))
    },
    drop() {
      setTouched(false)
      forgetDraft()
    },
  }
}
