import { expect, test } from "vitest"
import { hiddenBehindLast, isDoubleTap, swiped, turned } from "./gallery-rules"

test("goes from the last picture to the first, and back from the first to the last", () => {
  expect(turned(4, 1, 5)).toBe(0)
  expect(turned(0, -1, 5)).toBe(4)
  expect(turned(0, 1, 0)).toBe(0)
})

test("changes the picture by a swipe only beyond 40 pixels", () => {
  expect([-40, 40, 0].map(swiped)).toEqual([0, 0, 0])
  expect(swiped(-41)).toBe(1)
  expect(swiped(41)).toBe(-1)
})

test("says at the last thumbnail how many more there are", () => {
  expect([3, 4, 5, 8].map(hiddenBehindLast)).toEqual([0, 0, 1, 4])
})

test("reads two taps at one place, soon after one another, as a double tap", () => {
  const first = { at: 1_000, x: 100, y: 200 }
  expect(
    [
      { at: 1_200, x: 104, y: 198 },
      { at: 1_400, x: 100, y: 200 },
      { at: 1_200, x: 140, y: 200 },
    ].map((second) => isDoubleTap(first, second)),
  ).toEqual([true, false, false])
  expect(isDoubleTap(null, first)).toBe(false)
})
