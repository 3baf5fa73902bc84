import { expect, test } from "vitest"
import { ofSizeKey, sizeKey, tallied, wordsToCount } from "./tally"

test("adds up the same thing twice in a batch", () => {
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

test.each(["98140 12345", "९८१४० १२३४५", "+91-98140-12345", "asha@example.in", "SL-000042", "my order (0042)", "   "])(
  "does not count “%s”, which may be personal, or is nothing",
  (text) => expect(wordsToCount(text)).toBeNull(),
)

test("counts words of a search in one spelling", () => {
  expect(wordsToCount("  Linen   SHIRT 42 ")).toBe("linen shirt 42")
})

test("reads a variant and its size from their key", () => {
  expect(ofSizeKey(sizeKey("prod_1", "3 XL"))).toEqual({ variantId: "prod_1", size: "3 XL" })
  expect(tallied([{ name: "sizeMissing", variantId: "prod 1", size: "M" }])).toEqual([])
})
