/** Least width of the magnified picture, and of the lens, in pixels. */
export const MAGNIFIED = 1600
export const LENS = 176
const TIMES = 3
/** A finger covers what is below it, so the lens is above it. */
const ABOVE_FINGER = LENS * 0.75

/**
 * The position of a lens that shows `point` of a picture of this size, and of the magnified picture within it, so
 * that the point is in the lens's middle.
 */
export function lensAt(
  point: { x: number; y: number },
  box: { width: number; height: number },
  finger: boolean,
): { left: number; top: number; within: { left: number; top: number; width: number } } {
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), most)
  const [x, y] = [within(point.x, box.width), within(point.y, box.height)]
  const times = Math.max(TIMES, MAGNIFIED / box.width)
  return {
    left: x - LENS / 2,
    top: y - LENS / 2 - (finger ? ABOVE_FINGER : 0),
    within: { left: LENS / 2 - x * times, top: LENS / 2 - y * times, width: box.width * times },
  }
}
