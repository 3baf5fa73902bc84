import { useEffect, useState } from "react"

/**
 * Form values that survive a reload before they are sent. They live in the tab's own storage and are dropped once kept by
 * the server. `start` is used when there is no draft.
 */
export function useDraft<T extends Record<string, string | boolean>>(key: string, start: T) {
  const [values, setValues] = useState<T>(() => ({ ...start, ...readDraft(key) }))
  const [touched, setTouched] = useState(false)

  useEffect(() => {
    if (!touched) return
    try {
      sessionStorage.setItem(key, JSON.stringify(values))
    } catch {
      // Forbidden storage: a reload then starts from what the server has.
    }
  }, [key, values, touched])

  return {
    values,
    change(part: Partial<T>) {
      setTouched(true)
      setValues((now) => ({ ...now, ...part }))
    },
    drop() {
      setTouched(false)
      try {
        sessionStorage.removeItem(key)
      } catch {
        // Nothing was kept.
      }
    },
  }
}

function readDraft(key: string): Record<string, string | boolean> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, string | boolean>
  } catch {
    return {}
  }
}
