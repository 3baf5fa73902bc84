import { expect, test } from "vitest"
import { askedSize } from "./asked"

test("a size that people call otherwise is the shop's own", () => {
  expect(askedSize("2XL")).toEqual({ label: "XXL", measurement: null, key: "XXL" })
})

test("a custom size without measurements is nothing that a tailor could cut", () => {
  for (const size of ["Custom", "Custom Size"])
    expect(() => askedSize(size)).toThrow("Please fill out this measurement to continue.")
})
