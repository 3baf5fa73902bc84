import { typedOf } from "@silai/contracts/measurement/typed"
import { expect, test } from "vitest"
import { changedFrom, lengthsOf, measurementOf } from "./rules"

const lower = {
  measurementType: "lowerBody",
  hip: 40,
  lowerBodyWaist: 34,
  thigh: 24,
  legLength: 41,
  bottom: 15,
} as const

test("the trouser wizard knows which step is missing, and gives numbers when none is", () => {
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

test("a measuring is saved again only when an inch of it differs", () => {
  expect(changedFrom({ ...lower, neck: 15 }, lower)).toBe(false)
  expect(changedFrom({ ...lower, hip: 40.25 }, lower)).toBe(true)
  expect(changedFrom({}, lower)).toBe(true)
})

test("walking through kept measurements without a change saves nothing, also where the tape has no mark for them", () => {
  const kept = { ...lower, hip: 40.1875 }
  const again = measurementOf("lowerBody", typedOf(lengthsOf(kept)))
  expect("missing" in again || changedFrom(kept, again)).toBe(false)
})
