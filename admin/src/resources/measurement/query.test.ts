import { expect, test } from "vitest"
import { readAddress, sortWord, writeAddress } from "../../providers/list-address"
import { halfAddress } from "./query"

const read = (text: string) => readAddress(halfAddress, text)

test("keeps filters in a copied link, and ignores nonsense in it", () => {
  const text = "?search=Gill+98&body=lowerBody&sort=customer&page=2"
  expect(writeAddress(halfAddress, read(text))).toBe(text)
  expect(sortWord(halfAddress, read(text).sorters)).toBe("name")
  expect(read("?body=tail&page=x")).toEqual(read(""))
  expect(writeAddress(halfAddress, read(""))).toBe("")
})
