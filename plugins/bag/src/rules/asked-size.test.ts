import { expect, test } from "vitest"
import { askedSize } from "./asked-size"

test("reads another name for a size as the shop's own size", () => {
  expect(askedSize("2XL")).toEqual({ label: "XXL", measurement: null, key: "XXL" })
})

test("refuses a custom size without measurements, because no tailor could cut it", () => {
  for (const size of ["Custom", "Custom Size"])
    expect(() => askedSize(size)).toThrow("Please fill out this measurement to continue.")
})
