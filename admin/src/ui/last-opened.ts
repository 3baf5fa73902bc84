import { useEffect, useRef, type FocusEvent } from "react"
import { useNavigationType } from "react-router"
import { isAdrift } from "./keys/keep-focus"

let lastOpened: string | null = null
/** The list's ids when it was left. */
let listed: readonly string[] = []

export function rememberOpened(id: string): void {
  lastOpened = id
}

/** Where to continue when `gone` has left the list: the row after it, or else the one before. */
export function nextAfter(gone: string, before: readonly string[], now: readonly string[]): string | undefined {
  const at = before.indexOf(gone)
  return [gone, ...before.slice(at + 1), ...before.slice(0, Math.max(0, at)).reverse()].find((id) => now.includes(id))
}

const focusRow = (id: string | undefined) =>
  id && document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`)?.focus({ preventScroll: true })

/**
 * Keeps the focus at the work: after returning, on the row last opened; and when the row with the focus leaves the
 * list, on the next. `ids` are the list's rows, undefined until they are loaded.
 */
export function useRowFocus(ids: readonly string[] | undefined): {
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
} {
  const returned = useRef(useNavigationType() === "POP")
  const focused = useRef<string | null>(null)
  const key = ids?.join()
  // The ids as one text: a refetch without a change does not move the focus.
  useEffect(() => {
    if (key === undefined) return
    const ids = key === "" ? [] : key.split(",")
    if (returned.current && lastOpened) focusRow(nextAfter(lastOpened, listed, ids))
    else if (focused.current && !ids.includes(focused.current) && isAdrift())
      focusRow(nextAfter(focused.current, listed, ids))
    returned.current = false
    lastOpened = null
    listed = ids
  }, [key])
  return {
    onFocus: ({ target }) => {
      if (!isAdrift(target)) focused.current = target.getAttribute("data-row")
    },
    onBlur: ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && !isAdrift(relatedTarget)) focused.current = null
    },
  }
}
