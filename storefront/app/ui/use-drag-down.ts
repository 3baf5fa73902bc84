import { SHEET_CLOSE_PX } from "@silai/contracts/shop/limits"
import { useRef, type PointerEvent, type RefObject } from "react"

/**
 * Makes an element draggable downwards by its handle: it follows the finger, springs back when released early, and
 * closes beyond 220 px. Spread the result on the handle.
 */
export function useDragDown(target: RefObject<HTMLElement | null>, onClose: () => void) {
  const from = useRef<number | null>(null)

  const move = (px: number) => {
    target.current?.style.setProperty("--drag", `${Math.max(0, px)}px`)
  }
  const end = (event: PointerEvent<HTMLElement>, counts: boolean) => {
    if (from.current === null) return
    const pulled = event.clientY - from.current
    from.current = null
    target.current?.removeAttribute("data-dragging")
    if (counts && pulled > SHEET_CLOSE_PX) onClose()
    move(0)
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as HTMLElement).closest("button, a, input")) return
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
      target.current?.setAttribute("data-dragging", "")
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current !== null) move(event.clientY - from.current)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
  }
}
