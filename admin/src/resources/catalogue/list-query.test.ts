import { expect, test } from "vitest"
import { readAddress, sortWord, valuesOf, writeAddress } from "../../providers/list-address"
import { categoryAddress, styleAddress } from "./list-query"

const read = (text: string) => readAddress(styleAddress, text)
const again = (text: string) => writeAddress(styleAddress, read(text))
const categoriesAgain = (text: string) => writeAddress(categoryAddress, readAddress(categoryAddress, text))

test("sends the filters of the address, and writes them back unchanged", () => {
  const text = "?search=formal&category=pcat_1&status=archived&sort=name&page=3"
  expect(valuesOf(styleAddress, read(text).filters)).toEqual({
    search: "formal",
    category: "pcat_1",
    status: "archived",
  })
  expect(again(text)).toBe(text)
  expect(sortWord(styleAddress, read("?sort=newest").sorters)).toBe("newest")
  expect(categoriesAgain("?status=hidden")).toBe("?status=hidden")
})

test("leaves out defaults, and ignores nonsense", () => {
  expect(again("")).toBe("")
  expect(again("?status=active&sort=shop")).toBe("")
  expect(again("?status=sold&sort=cheapest&page=-2&page=x")).toBe("")
  expect(categoriesAgain("?status=everything&page=2")).toBe("")
})
