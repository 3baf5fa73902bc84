import { typedOf } from "@silai/contracts/measurement/parse-inches"
import { expect, test } from "vitest"
import { changedFrom, fitOfPerson, lengthsOf, measurementOf } from "./rules"

const lower = {
  measurementType: "lowerBody",
  hip: 40,
  lowerBodyWaist: 34,
  thigh: 24,
  legLength: 41,
  bottom: 15,
} as const

test("names the missing step in the trouser wizard, and gives numbers when none is missing", () => {
  const typed = { hip: "38", lowerBodyWaist: "34", thigh: "22,5", legLength: "40" }
  expect(measurementOf("lowerBody", typed)).toEqual({ missing: "bottom" })
  const whole = measurementOf("lowerBody", { ...typed, bottom: "15" })
  expect(whole).toEqual({
    measurementType: "lowerBody",
    hip: 38,
    lowerBodyWaist: 34,
    thigh: 22.5,
    legLength: 40,
    bottom: 15,
  })
})

test("saves measurements again only when one differs", () => {
  expect(changedFrom({ ...lower, neck: 15 }, lower)).toBe(false)
  expect(changedFrom({ ...lower, hip: 40.25 }, lower)).toBe(true)
  expect(changedFrom({}, lower)).toBe(true)
})

test("saves nothing after viewing saved measurements without a change, even where the tape has no mark for them", () => {
  const saved = { ...lower, hip: 40.1875 }
  const again = measurementOf("lowerBody", typedOf(lengthsOf(saved)))
  expect("missing" in again || changedFrom(saved, again)).toBe(false)
})

test("lengthens no copied sleeve again that already reaches the thumb, until it is asked for again", () => {
  const thumb = { fit: "slim", worn: "over", sleeveTo: "thumb" } as const
  expect(fitOfPerson({ ...thumb, way: "tape" }, null, "garment")).toEqual({ fit: "slim", worn: "over", way: "garment" })
  expect(fitOfPerson({ ...thumb, way: "garment" }, null, "garment")).toEqual({ ...thumb, way: "garment" })
  expect(fitOfPerson({ ...thumb, way: "tape" }, " Papa ", "tape")).toEqual({ ...thumb, way: "tape", madeFor: "Papa" })
})
