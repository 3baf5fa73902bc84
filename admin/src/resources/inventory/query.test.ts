import { expect, test } from "vitest"
import { filtersOf, readStockQuery, writeStockQuery } from "./query"

test("the address keeps what is asked of the shelves, and leaves out what is usual", () => {
  const query = readStockQuery(new URLSearchParams("state=low&search=%20aura%20&page=2"))
  expect(query).toEqual({ search: "aura", category: "", state: "low", sort: "name", page: 2 })
  expect(writeStockQuery(query).toString()).toBe("search=aura&state=low&page=2")
  expect(filtersOf(query)).toEqual({ search: "aura", category: undefined, state: "low" })
})

test("nonsense in the address is ignored", () => {
  expect(readStockQuery(new URLSearchParams("state=gone&page=-3&sort=price"))).toMatchObject({
    state: "all",
    page: 1,
    sort: "name",
  })
})
