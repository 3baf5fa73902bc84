import { expect, test } from "vitest"
import { LENS, lensAt } from "./loupe-rules"

const box = { width: 400, height: 300 }

test("shows the part under the centre of the lens, at least three times as large", () => {
  const { left, top, within } = lensAt({ x: 100, y: 60 }, box, false)
  expect([left + LENS / 2, top + LENS / 2]).toEqual([100, 60])
  const times = within.width / box.width
  expect(times).toBeGreaterThanOrEqual(3)
  expect([within.left + 100 * times, within.top + 60 * times]).toEqual([LENS / 2, LENS / 2])
})

test("shows the same above a finger, and the picture's edge beyond it", () => {
  const finger = lensAt({ x: 100, y: 60 }, box, true)
  expect(finger.top).toBeLessThan(lensAt({ x: 100, y: 60 }, box, false).top)
  expect(finger.within).toEqual(lensAt({ x: 100, y: 60 }, box, false).within)
  expect(lensAt({ x: -20, y: 500 }, box, false)).toEqual(lensAt({ x: 0, y: 300 }, box, false))
})
