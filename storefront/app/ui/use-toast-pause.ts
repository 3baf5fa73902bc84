import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from "react"
import { MAIN_ID } from "~/layout/main-id"

type Handlers = { startPause: () => void; endPause: () => void }

const isIn = (place: HTMLElement | null, target: EventTarget | null) =>
  target instanceof Node && place?.contains(target)

/**
 * Pauses the toasts while the mouse or the focus is on one. A dismissed toast takes the end of both with it: its element leaves
 * without an event. So the pause also ends on any sign that the pointer or the focus is elsewhere.
 */
export function useToastPause({ startPause, endPause }: Handlers) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const settle = ({ target }: Event) => void (isIn(place.current, target) || endPause())
    const signs = ["pointermove", "pointerdown", "focusin"]
    for (const sign of signs) document.addEventListener(sign, settle)
    return () => signs.forEach((sign) => document.removeEventListener(sign, settle))
  })
  const props = {
    ref: place,
    // A finger hovers over nothing: the mouse events after its tap would pause, and nothing would end it.
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && startPause(),
    onPointerLeave: () => endPause(),
    onFocus: ({ relatedTarget, target }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !isIn(place.current, relatedTarget)) before.current = relatedTarget
      if (target.matches(":focus-visible")) startPause()
    },
    onBlur: () => endPause(),
  }
  /** After a toast is dismissed by `event`: the focus goes to the next toast, or back to where it was. */
  const leave = ({ currentTarget, detail }: MouseEvent<HTMLElement>) => {
    endPause()
    if (!currentTarget.contains(document.activeElement)) return
    const rest = [...(place.current?.querySelectorAll<HTMLElement>("[data-dismiss]") ?? [])].filter(
      (button) => button !== currentTarget && !button.closest("[data-leaving]"),
    )
    const isKey = detail === 0
    const next =
      (isKey ? rest[0] : null) ?? (before.current?.isConnected ? before.current : document.getElementById(MAIN_ID))
    next?.focus({ preventScroll: true })
  }
  return { props, leave }
}
