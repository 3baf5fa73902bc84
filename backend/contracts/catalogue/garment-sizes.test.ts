import { expect, test } from "vitest"
import { bySize, everySize, FIRST_SIZES, rankOfSize, sizeOrder, wrongInSizes } from "./garment-sizes"
import { sizeCount, sizeRange, sizeMessages } from "./size-messages"

const sizes = { Shirts: ["S", "M", "3XL"], Trousers: ["32″", "M"] }

test("lists every size of the shop once, shirts' first, and the custom size last", () => {
  expect([everySize(sizes), sizeOrder(sizes)]).toEqual([
    ["S", "M", "3XL", "32″"],
    ["S", "M", "3XL", "32″", "Custom"],
  ])
  expect(["32″", "gone", "S"].sort(bySize(everySize(sizes)))).toEqual(["S", "32″", "gone"])
  expect(rankOfSize(sizeOrder(sizes), "Custom")).toBeGreaterThan(rankOfSize(sizeOrder(sizes), "32″"))
})

test("keeps the sizes that the shop begins with, and their other names, too", () => {
  for (const garment of Object.values(FIRST_SIZES)) expect(wrongInSizes(garment)).toBeUndefined()
  expect(wrongInSizes(["32", "32″", "40 R", "3XL", "3/4"])).toBeUndefined()
})

test.each([
  ["no size", [], sizeMessages.none],
  ["a blank", ["S", ""], sizeMessages.shape],
  ["a sign alone", ["S", "″"], sizeMessages.shape],
  ["two in other letters", ["xl", "XL"], sizeMessages.twice],
  ["two of one article number", ["40 R", "40-R"], sizeMessages.twice],
  ["another name of a size", ["2XL"], sizeMessages.taken("2XL")],
])("reports %s", (_what, list, wrong) => expect(wrongInSizes(list)).toBe(wrong))

test("counts sizes and describes them in words", () => {
  expect([sizeCount(["M"]), sizeCount(["S", "M"]), sizeRange(["S", "M", "L"]), sizeRange(["M"])]).toEqual([
    "one size",
    "two sizes",
    "S to L",
    "M",
  ])
})
