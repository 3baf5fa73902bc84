import { expect, test } from "vitest"
import { ordersPath, readOrderQuery, writeOrderQuery } from "./query"

const read = (text: string) => readOrderQuery(new URLSearchParams(text))

test("a plain list has no filters, newest first", () => {
  expect(read("")).toEqual({ search: "", status: [], sort: "newest", page: 1 })
  expect(ordersPath()).toBe("/order/manage")
})

test("filters survive a copied link", () => {
  const query = { search: "98140 Gill", status: [0, 12], sort: "oldest" as const, page: 3 }
  expect(read(writeOrderQuery(query))).toEqual(query)
})

test("a mistyped link shows orders instead of an error", () => {
  expect(read("status=0,99,x,0&sort=sideways&page=-4")).toEqual({ search: "", status: [0], sort: "newest", page: 1 })
  expect(read("page=1e9").page).toBe(1)
})
