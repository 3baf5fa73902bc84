import type { Measurement } from "@silai/contracts/measurement/calls"
import { expect, test } from "vitest"
import { askedSize } from "./asked"

const lower: Measurement = {
  measurementType: "lowerBody",
  hip: 40,
  lowerBodyWaist: 34,
  thigh: 24,
  legLength: 41,
  bottom: 15,
}

test("the same inches are the same goods, in whatever order they came", () => {
  const turned = Object.fromEntries(Object.entries(lower).reverse()) as Measurement
  expect(askedSize(turned).key).toBe(askedSize(lower).key)
  expect(askedSize({ ...lower, hip: 40.25 }).key).not.toBe(askedSize(lower).key)
})

test("a size that people call otherwise is the shop's own", () => {
  expect(askedSize("2XL")).toEqual({ label: "XXL", measurement: null, key: "XXL" })
})

test("a custom size without measurements is nothing that a tailor could cut", () => {
  for (const size of ["Custom", "Custom Size"])
    expect(() => askedSize(size)).toThrow("Please fill out this measurement to continue.")
})
