import { DOUBLE_TAP, SWIPE_PX, THUMBNAILS } from "@silai/contracts/catalogue/gallery-limits"

/** A touch or click in the zoom viewer: time in milliseconds, place in pixels. */
export type Tap = { at: number; x: number; y: number }

/** Whether two taps are one double tap: close in time and place. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  return (
    first !== null &&
    second.at - first.at < DOUBLE_TAP.withinMs &&
    Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_TAP.withinPx
  )
}

/** The picture `by` places further, wrapping around in both directions. */
export function turned(at: number, by: number, count: number): number {
  return count === 0 ? 0 : (((at + by) % count) + count) % count
}

/** The result of a swipe of this many pixels: to the left shows the next picture. */
export function swiped(px: number): -1 | 0 | 1 {
  if (Math.abs(px) <= SWIPE_PX) return 0
  return px < 0 ? 1 : -1
}

/** How many further pictures the last thumbnail represents. */
export function hiddenBehindLast(count: number): number {
  return Math.max(0, count - THUMBNAILS)
}
