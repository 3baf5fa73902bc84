import { expect, test } from "vitest"
import { pieceInPixels } from "./crop-rect"

const master = { width: 1200, height: 1500 }

test("converts a part in percent into whole pixels of the original", () => {
  expect(pieceInPixels({ x: 25, y: 10, width: 50, height: 50 }, master)).toEqual({
    x: 300,
    y: 150,
    width: 600,
    height: 750,
  })
})

test("never goes beyond the original's edges by rounding", () => {
  for (const area of [
    { x: 66.67, y: 33.34, width: 33.34, height: 66.67 },
    { x: -0.01, y: 0, width: 100.01, height: 100.02 },
    { x: 100, y: 100, width: 1, height: 1 },
  ]) {
    const { x, y, width, height } = pieceInPixels(area, master)
    expect(
      x >= 0 && y >= 0 && width >= 1 && height >= 1 && x + width <= 1200 && y + height <= 1500,
      JSON.stringify({ x, y, width, height }),
    ).toBe(true)
  }
})
