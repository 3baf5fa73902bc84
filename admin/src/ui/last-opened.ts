import { useEffect } from "react"
import { useNavigationType } from "react-router"

let lastOpened: string | null = null

export function rememberOpened(id: string): void {
  lastOpened = id
}

/** Coming back to the list, the keyboard stands on the order that was just read, not at the top of the page. */
export function useReturnToOpened(ready: boolean): void {
  const cameBack = useNavigationType() === "POP"
  useEffect(() => {
    if (!ready || !cameBack || !lastOpened) return
    document
      .querySelector<HTMLElement>(`[data-row][href$="/${CSS.escape(lastOpened)}"]`)
      ?.focus({ preventScroll: true })
    lastOpened = null
  }, [ready, cameBack])
}
