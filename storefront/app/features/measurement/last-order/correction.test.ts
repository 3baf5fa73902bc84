import { expect, test } from "vitest"
import { correctedPiece, correctionWords, stepped } from "./correction"

const upper = {
  measurementType: "upperBody",
  neck: 15.5,
  shoulder: 18,
  chest: 40,
  upperBodyWaist: 36,
  sleeveLength: 24.5,
  shirtLength: 29,
} as const

test("says that sleeves are half an inch longer, and what is wider", () => {
  expect(correctionWords("sleeveLength", 0.5)).toBe("½ inch longer than last time")
  expect(correctionWords("chest", -1.25)).toBe("1¼ inches closer than last time")
  expect(correctionWords("neck", 1)).toBe("1 inch wider than last time")
  expect(correctionWords("shirtLength", 0)).toBeNull()
})

test("orders the last piece again for the same person, with only the corrections changed", () => {
  const before = { ...upper, fitProfile: { fit: "slim", madeFor: "Papa", way: "garment" } } as const
  expect(correctedPiece(before, stepped({ ...upper }, "sleeveLength", 0.5))).toEqual({
    ...upper,
    sleeveLength: 25,
    fitProfile: { fit: "slim", madeFor: "Papa", way: "lastOrder" },
  })
  expect(correctedPiece(upper, {}).fitProfile).toEqual({ fit: "regular", way: "lastOrder" })
})

test("limits a correction to what a tape measures", () => {
  expect(stepped({ neck: 5 }, "neck", -0.25)).toEqual({ neck: 5 })
  expect(stepped({ hip: 80 }, "hip", 0.25)).toEqual({ hip: 80 })
})
