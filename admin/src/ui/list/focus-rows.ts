import type { RefObject } from "react"
import { isAdrift } from "../keys/keep-focus"

/** After an act on many rows: the pressed button disappeared with its bar, so the focus returns to the rows. */
export const focusRows = (frame: RefObject<HTMLElement | null>) =>
  requestAnimationFrame(() => {
    if (isAdrift()) frame.current?.querySelector<HTMLElement>("[data-row]")?.focus({ preventScroll: true })
  })
