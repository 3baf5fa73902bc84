import { expect, test } from "vitest"
import { halfOf, merged, mergedFit } from "./halves"

const lower = { hip: 40, lowerBodyWaist: 34, thigh: 24, legLength: 41, bottom: 15 }

test("picks only the measurements of the requested half", () => {
  expect(halfOf({ ...lower, neck: 15 }, "lowerBody")).toEqual(lower)
  expect(halfOf({ ...lower, neck: 15 }, "upperBody")).toEqual({ neck: 15 })
  expect(halfOf(lower, "upperBody")).toBeNull()
})

test("ignores the same numbers again, but not one other number", () => {
  expect(merged(lower, { hip: 40 }, "lowerBody").changed).toBe(false)
  expect(merged(lower, { hip: 40.5 }, "lowerBody")).toMatchObject({ changed: true, inches: { ...lower, hip: 40.5 } })
  expect(merged(null, lower, "lowerBody").changed).toBe(true)
})

test("keeps the old fit without a new one; ignores the same fit in another order, but not another way of measuring", () => {
  const saved = { fit: "slim", build: ["belly", "erect"], way: "tape" } as const
  const wish = { ...saved, build: [...saved.build] }
  expect(mergedFit(wish, undefined)).toEqual({ fit: wish, changed: false })
  expect(mergedFit(wish, { ...wish, build: ["erect", "belly"] }).changed).toBe(false)
  expect(mergedFit(wish, { ...wish, fit: "loose" }).changed).toBe(true)
  expect(mergedFit(wish, { ...wish, way: "garment" }).changed).toBe(true)
  expect(mergedFit(null, { fit: "regular" })).toEqual({ fit: { fit: "regular" }, changed: true })
})

test("names the first measurement that an incomplete half lacks", () => {
  expect(merged(null, { hip: 40, legLength: 41 }, "lowerBody").missing).toBe("lowerBodyWaist")
  expect(merged(lower, { hip: 41 }, "lowerBody").missing).toBeNull()
})
