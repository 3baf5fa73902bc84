import { expect, test } from "vitest"
import { readAddress, sortWord, valuesOf, writeAddress } from "../../providers/list-address"
import { orderAddress, ordersPath } from "./query"

const read = (text: string) => readAddress(orderAddress, text)

test("has no filters in a plain list, newest first", () => {
  expect(read("")).toEqual({ filters: [], sorters: [{ field: "placed", order: "desc" }], currentPage: 1, pageSize: 25 })
  expect(ordersPath()).toBe("/order/manage")
})

test("keeps filters in a copied link", () => {
  const text = "?search=98140+Gill&status=0,12&sort=-total&page=3&size=50"
  expect(writeAddress(orderAddress, read(text))).toBe(text)
  expect(ordersPath({ status: [0], sort: "oldest" })).toBe("/order/manage?status=0&sort=placed")
})

test("understands the sort names of the call in an old link", () => {
  expect(sortWord(orderAddress, read("?sort=oldest").sorters)).toBe("oldest")
  expect(sortWord(orderAddress, read("?sort=-total").sorters)).toBe("total_down")
})

test("shows orders even for a mistyped link", () => {
  const asked = read("?status=0,99,x,0&sort=sideways&page=-4&size=900")
  expect(valuesOf(orderAddress, asked.filters)).toEqual({ status: [0] })
  expect(writeAddress(orderAddress, asked)).toBe("?status=0")
  expect(read("?page=1e9").currentPage).toBe(1)
})
