import { expect, test } from "vitest"
import { ofSizeKey, sizeKey, tallied, wordsToCount } from "./tally"

test("the same thing twice in a batch is one sum", () => {
  expect(
    tallied([
      { name: "step", step: "product" },
      { name: "visit", source: "search" },
      { name: "step", step: "product" },
      { name: "measuringBegun", type: "upperBody" },
    ]),
  ).toEqual([
    { name: "measuringBegun", key: "upperBody", count: 1 },
    { name: "product", key: "", count: 2 },
    { name: "visit", key: "search", count: 1 },
  ])
})

test.each(["98140 12345", "+91-98140-12345", "asha@example.in", "SL-000042", "my order (0042)", "   "])(
  "“%s” may be personal, or is nothing: it is not counted",
  (text) => expect(wordsToCount(text)).toBeNull(),
)

test("words of a search are counted in one spelling", () => {
  expect(wordsToCount("  Linen   SHIRT 42 ")).toBe("linen shirt 42")
})

test("a variant and its size are found again in their key", () => {
  expect(ofSizeKey(sizeKey("prod_1", "3 XL"))).toEqual({ variantId: "prod_1", size: "3 XL" })
  expect(tallied([{ name: "sizeMissing", variantId: "prod 1", size: "M" }])).toEqual([])
})
