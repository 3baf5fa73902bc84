import { expect, test } from "vitest"
import { complaintOf, inchesOf, typedOf } from "./typed"

test.each([[undefined, "Please fill out this measurement to continue."], ["  ", "Please fill out this measurement to continue."], ["wide", "Please enter a valid number."],
  ["4 7/8", "Measurement must be between 5 and 80 inches."], ["80.1", "Measurement must be between 5 and 80 inches."], ["5", null], ["80", null], ["15 1/2", null]])(
  "of %j the tailor is told: %s", (typed, told) => expect(complaintOf(typed)).toBe(told))

test("a half is whole or not at all", () => {
  const typed = { hip: "40", lowerBodyWaist: "34½", thigh: "24 1/4", legLength: "41", bottom: "15.0" }
  expect(inchesOf("lowerBody", typed)).toEqual({ hip: 40, lowerBodyWaist: 34.5, thigh: 24.25, legLength: 41, bottom: 15 })
  expect(inchesOf("lowerBody", { ...typed, bottom: "" })).toBeNull()
})

test("opening and saving changes nothing, whatever the numbers", () => {
  const kept = { hip: 40.375, lowerBodyWaist: 34.1875, thigh: 24.3, legLength: 41, bottom: 15.125 }
  expect(typedOf(kept)).toEqual({ hip: "40⅜", lowerBodyWaist: "34.1875", thigh: "24.3", legLength: "41", bottom: "15⅛" })
  expect(inchesOf("lowerBody", { ...typedOf(kept), lowerBodyWaist: "34 3/16" })).toEqual(kept)
})
