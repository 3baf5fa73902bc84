import { useEffect, useState } from "react"
import { keep, kept, read } from "~/lib/kept"

/**
 * Form values that survive a reload before they are sent. They live in the tab's own storage and are dropped once kept by
 * the server. `start` is used when there is no draft, or storage is forbidden.
 */
export function useDraft<T extends Record<string, string | boolean>>(key: string, start: T) {
  const [values, setValues] = useState<T>(() => ({ ...start, ...(read(kept(key, "sessionStorage")) as Partial<T> | null) }))
  const [touched, setTouched] = useState(false)

  useEffect(() => {
    if (touched) keep(key, JSON.stringify(values), "sessionStorage")
  }, [key, values, touched])

  return {
    values,
    change(part: Partial<T>) {
      setTouched(true)
      setValues((now) => ({ ...now, ...part }))
    },
    drop() {
      setTouched(false)
      keep(key, null, "sessionStorage")
    },
  }
}
