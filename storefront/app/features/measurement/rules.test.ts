import { expect, test } from "vitest"
import { changedFrom, complaintOf, measurementOf, typedOf } from "./rules"

test("an empty measurement asks to be filled", () => {
  expect(["", "  ", undefined].map(complaintOf)).toEqual(Array(3).fill("Please fill out this measurement to continue."))
})

test("words are not a measurement", () => {
  expect(["wide", "38 cm", "3 8", "1e1", "Infinity", "."].map(complaintOf)).toEqual(Array(6).fill("Please enter a valid number."))
})

test("a body is between 5 and 80 inches", () => {
  expect(["4.9", "80.5", "-38", "0"].map(complaintOf)).toEqual(Array(4).fill("Measurement must be between 5 and 80 inches."))
  expect(["5", "80", "38.5", "38,5", " 40 ", "38 1/2", "38¾"].map(complaintOf)).toEqual(Array(7).fill(null))
  expect(["4 7/8", "80 ¼"].map(complaintOf)).toEqual(Array(2).fill("Measurement must be between 5 and 80 inches."))
})

test("the trouser wizard knows which step is missing, and gives numbers when none is", () => {
  const typed = { hip: "38", lowerBodyWaist: "34", thigh: "22,5", legLength: "40" }
  expect(measurementOf("lowerBody", typed)).toEqual({ missing: "bottom" })
  const whole = measurementOf("lowerBody", { ...typed, bottom: "15" })
  expect(whole).toEqual({ measurementType: "lowerBody", hip: 38, lowerBodyWaist: 34, thigh: 22.5, legLength: 40, bottom: 15 })
})

test("kept measurements fill the fields again", () => {
  expect(typedOf({ measurementType: "upperBody", neck: 15.5 })).toEqual({ neck: "15½" })
  expect(typedOf(null)).toEqual({})
})

test("a measuring is saved again only when an inch of it differs", () => {
  const lower = { measurementType: "lowerBody", hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 } as const
  expect(changedFrom({ ...lower, neck: 15 } as never, lower)).toBe(false)
  expect(changedFrom({ ...lower, hip: 40.25 } as never, lower)).toBe(true)
  expect(changedFrom({}, lower)).toBe(true)
})
