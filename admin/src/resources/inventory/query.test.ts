import { expect, test } from "vitest"
import { readAddress, sortWord, valuesOf, writeAddress } from "../../providers/list-address"
import { sizeIn, stockAddress, stockPath } from "./query"

const read = (search: string) => readAddress(stockAddress, search)

test("keeps the filters in the address, and leaves out defaults", () => {
  const asked = read("?state=low&search=%20aura%20&page=2&sort=name")
  expect(valuesOf(stockAddress, asked.filters)).toEqual({ search: "aura", state: "low" })
  expect(writeAddress(stockAddress, asked)).toBe("?search=aura&state=low&page=2")
})

test("reads old links that sort by pieces", () => {
  for (const sort of ["emptiest", "pieces"])
    expect(sortWord(stockAddress, read(`?sort=${sort}`).sorters)).toBe("emptiest")
  expect(writeAddress(stockAddress, read("?sort=fullest"))).toBe("?sort=-pieces")
})

test("ignores nonsense in the address", () => {
  expect(writeAddress(stockAddress, read("?state=gone&page=-3&sort=price&size=40"))).toBe("")
})

test("finds one size again by its link", () => {
  expect(sizeIn(new URL(stockPath("aura", "XX L"), "https://shop.example").hash)).toBe("XX L")
})
