import { DOUBLE_TAP, SWIPE_PX, THUMBNAILS } from "@silai/contracts/catalogue/gallery-limits"

/** A touch or click of the close look: when, in milliseconds, and where, in pixels. */
export type Tap = { at: number; x: number; y: number }

/** Whether two taps are one double tap: soon after one another, and at one place. */
export function isDoubleTap(first: Tap | null, second: Tap): boolean {
  return (
    first !== null &&
    second.at - first.at < DOUBLE_TAP.withinMs &&
    Math.hypot(second.x - first.x, second.y - first.y) < DOUBLE_TAP.withinPx
  )
}

/** The picture `by` places on, round and round in both directions. */
export function turned(at: number, by: number, count: number): number {
  return count === 0 ? 0 : (((at + by) % count) + count) % count
}

/** What a swipe of so many pixels does: a finger going left brings the next picture. */
export function swiped(px: number): -1 | 0 | 1 {
  if (Math.abs(px) <= SWIPE_PX) return 0
  return px < 0 ? 1 : -1
}

/** How many pictures the last thumbnail stands for besides its own. */
export function hiddenBehindLast(count: number): number {
  return Math.max(0, count - THUMBNAILS)
}
