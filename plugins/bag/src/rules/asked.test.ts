import { expect, test } from "vitest"
import { askedSize } from "./asked"

test("another name for a size means the shop's own size", () => {
  expect(askedSize("2XL")).toEqual({ label: "XXL", measurement: null, key: "XXL" })
})

test("a custom size without measurements is refused, because no tailor could cut it", () => {
  for (const size of ["Custom", "Custom Size"])
    expect(() => askedSize(size)).toThrow("Please fill out this measurement to continue.")
})
