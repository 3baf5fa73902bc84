import { expect, test } from "vitest"
import { cutOf } from "./ease"
import { FITS } from "./fit-limits"
import { bodyOfGarment, garmentDoubtsOf, garmentOfBody, roundOf } from "./garment"
import { GARMENT } from "./garment-limits"
import { garmentMessages } from "./garment-messages"
import { MEASUREMENT, MEASUREMENT_NAMES } from "./limits"

const shirt = { neck: 15.5, shoulder: 18, chest: 22, upperBodyWaist: 20.5, sleeveLength: 24.5, shirtLength: 29.5 }
const trousers = { hip: 21, lowerBodyWaist: 17, thigh: 12.5, legLength: 40.5, bottom: 7.5 }
const doubtTexts = (flat: object) =>
  garmentDoubtsOf(flat, "regular").map((doubt) => garmentMessages.what(doubt, "in", String))

test.each(FITS)("measures the same on the table for a shirt that is copied and cut %s again", (fit) => {
  const body = bodyOfGarment({ ...shirt, ...trousers }, fit)
  expect(cutOf(body, { fit })).toEqual(
    Object.fromEntries(
      Object.entries({ ...shirt, ...trousers }).map(([name, flat]) => [name, roundOf(name as "chest", flat)]),
    ),
  )
  expect(garmentOfBody(body, fit)).toEqual({ ...shirt, ...trousers })
})

test("reads 22 across a regular shirt as a chest of 39, and lengths as what they are", () => {
  expect(bodyOfGarment(shirt, "regular")).toMatchObject({ chest: 39, neck: 15, sleeveLength: 24.5, shirtLength: 29.5 })
})

test("raises no doubt about shirts and trousers that people wear", () => {
  expect(doubtTexts({ ...shirt, ...trousers })).toEqual([])
})

test("asks whether a number was measured all the way round instead of across, or in centimetres", () => {
  expect(doubtTexts({ ...shirt, chest: 44 })).toEqual([
    "Chest, across: 44 in is very large. Is that all the way round? Once across is enough: we double it.",
  ])
  expect(doubtTexts({ ...shirt, sleeveLength: 62 })).toEqual(["Sleeve: 62 in is very large. Are these centimetres?"])
  expect(doubtTexts({ ...trousers, lowerBodyWaist: 8 })).toEqual(["Waistband, across: 8 in is very small."])
})

test("asks about measurements that hardly fit one garment, with the numbers as typed", () => {
  expect(doubtTexts({ shoulder: 15, chest: 30 })).toEqual([
    "Chest, across: 30 in is very large next to 15 in (shoulder).",
  ])
})

test("turns a possible garment into a body that may be saved", () => {
  for (const name of MEASUREMENT_NAMES)
    for (const fit of FITS)
      for (const flat of [GARMENT[name].least, GARMENT[name].most]) {
        const inches = bodyOfGarment({ [name]: flat }, fit)[name]!
        expect(inches >= MEASUREMENT.minInches && inches <= MEASUREMENT.maxInches, `${name} ${flat}`).toBe(true)
      }
})
