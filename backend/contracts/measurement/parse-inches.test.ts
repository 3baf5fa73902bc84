import { expect, test } from "vitest"
import { complaintOf, inchesOf, typedOf } from "./parse-inches"

test("asks to fill an empty measurement", () => {
  expect(["", "  ", undefined].map(complaintOf)).toEqual(Array(3).fill("Please fill out this measurement to continue."))
})

test("does not read words as a measurement", () => {
  expect(["wide", "38 cm", "3 8", "1e1", "Infinity", "."].map(complaintOf)).toEqual(
    Array(6).fill("Please enter a valid number."),
  )
})

test("accepts only bodies between 5 and 80 inches", () => {
  expect(["4.9", "80.1", "-38", "0", "4 7/8", "80 ¼"].map(complaintOf)).toEqual(
    Array(6).fill("Measurement must be between 5 and 80 inches."),
  )
  expect(["5", "80", "38.5", "38,5", " 40 ", "38 1/2", "38¾"].map(complaintOf)).toEqual(Array(7).fill(null))
})

test("accepts a body half completely or not at all", () => {
  const typed = { hip: "40", lowerBodyWaist: "34½", thigh: "24 1/4", legLength: "41", bottom: "15.0" }
  expect(inchesOf("lowerBody", typed)).toEqual({
    hip: 40,
    lowerBodyWaist: 34.5,
    thigh: 24.25,
    legLength: 41,
    bottom: 15,
  })
  expect(inchesOf("lowerBody", { ...typed, bottom: "" })).toBeNull()
})

test("changes no number by opening and saving", () => {
  const saved = { hip: 40.375, lowerBodyWaist: 34.1875, thigh: 24.3, legLength: 41, bottom: 15.125 }
  expect(typedOf(saved)).toEqual({
    hip: "40⅜",
    lowerBodyWaist: "34.1875",
    thigh: "24.3",
    legLength: "41",
    bottom: "15⅛",
  })
  expect(inchesOf("lowerBody", typedOf(saved))).toEqual(saved)
  expect(inchesOf("lowerBody", { ...typedOf(saved), lowerBodyWaist: "34 3/16" })).toEqual(saved)
})
