import type { RefObject } from "react"

/** After an act on many rows: the pressed button disappeared with its bar, so the focus returns to the rows. */
export const focusRows = (frame: RefObject<HTMLElement | null>) =>
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      frame.current?.querySelector<HTMLElement>("[data-row]")?.focus({ preventScroll: true })
  })
