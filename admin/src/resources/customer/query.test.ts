import { expect, test } from "vitest"
import { readAddress, sortWord, valuesOf, writeAddress } from "../../providers/list-address"
import { askedOf, customerAddress } from "./query"

const read = (text: string) => readAddress(customerAddress, text)

test("has no filters in a plain list, newest first", () => {
  expect(writeAddress(customerAddress, read(""))).toBe("")
  expect(read("?sort=-spent&page=3").filters).toEqual([])
  expect(sortWord(customerAddress, read("").sorters)).toBe("newest")
})

test("keeps filters in a copied link", () => {
  const text =
    "?search=98140+Gill&kind=guest&orders=yes&measured=no&from=2026-04-01&to=2026-11-21&spend=5000&sort=-spent&page=3"
  expect(writeAddress(customerAddress, read(text))).toBe(text)
  expect(askedOf(valuesOf(customerAddress, read(text).filters))).toEqual({
    search: "98140 Gill",
    kind: "guest",
    hasOrders: true,
    hasMeasurements: false,
    joinedFrom: "2026-04-01",
    joinedTo: "2026-11-21",
    minSpendRupees: 5000,
  })
})

test.each(["seen", "spend", "orders"])("reads the old link %j as the most first", (word) => {
  expect(sortWord(customerAddress, read(`?sort=${word}`).sorters)).toBe(word)
})

test("shows customers even for a mistyped link", () => {
  const text = "?kind=king&orders=maybe&from=2026-02-31&to=soon&spend=-5&sort=sideways&page=0"
  expect(read(text)).toEqual(read(""))
  expect(read("?spend=1e12&page=1e9")).toEqual(read(""))
})
