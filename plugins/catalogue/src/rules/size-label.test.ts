import { expect, test } from "vitest"
import { sizeLabel } from "./size-label"

test("shows the stored XXL as 2XL on the product page", () => {
  expect(sizeLabel("2XL")).toBe("XXL")
  expect(sizeLabel(" XXL ")).toBe("XXL")
  // A property name of every object is still only a word.
  expect(["constructor", "__proto__", "toString"].map(sizeLabel)).toEqual(["constructor", "__proto__", "toString"])
})

test("names a set of measurements a custom size", () => {
  expect(sizeLabel({ measurementType: "upperBody", chest: 40 })).toBe("Custom")
  expect(sizeLabel("Custom Size")).toBe("Custom")
})
