import { expect, test } from "vitest"
import { readAddress, sortWord, valuesOf, writeAddress } from "../../../providers/list-address"
import { askedOf, colourwayAddress } from "./query"

const read = (text: string) => readAddress(colourwayAddress, text)

test("keeps the meaning of a link to a filtered list when it is read and written again", () => {
  const text = "?search=black&status=draft,published&tag=formal&low=1&sort=-price&page=3"
  expect(writeAddress(colourwayAddress, read(text))).toBe(text)
  expect(askedOf(valuesOf(colourwayAddress, read(text).filters))).toMatchObject({
    tag: "formal",
    lowStock: true,
    onSale: undefined,
  })
})

test("understands the sort names of the call in an old link", () => {
  expect(sortWord(colourwayAddress, read("?sort=stock_up").sorters)).toBe("stock_up")
  expect(writeAddress(colourwayAddress, read("?sort=stock_up"))).toBe("?sort=stock")
})

test("ignores nonsense in the address", () => {
  const asked = read("?status=sold,draft&sort=sideways&page=-4&low=yes")
  expect(valuesOf(colourwayAddress, asked.filters)).toEqual({ status: ["draft"] })
  expect([sortWord(colourwayAddress, asked.sorters), asked.currentPage]).toEqual(["latest", 1])
})
