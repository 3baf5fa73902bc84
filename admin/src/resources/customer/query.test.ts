import { expect, test } from "vitest"
import { filtersOf, isNarrowed, readCustomerQuery, writeCustomerQuery } from "./query"

const read = (text: string) => readCustomerQuery(new URLSearchParams(text))

test("a plain list has no filters, newest first", () => {
  expect(writeCustomerQuery(read(""))).toBe("")
  expect(isNarrowed(read("sort=spend&page=3"))).toBe(false)
  expect(filtersOf(read(""))).toEqual({ sort: "newest" })
})

test("filters survive a copied link", () => {
  const query = {
    search: "98140 Gill",
    kind: "guest",
    orders: "yes",
    measured: "no",
    from: "2026-04-01",
    to: "2026-11-21",
    spend: 5000,
    sort: "spend",
    page: 3,
  } as const
  expect(read(writeCustomerQuery(query))).toEqual(query)
  expect(filtersOf(query)).toEqual({
    search: "98140 Gill",
    kind: "guest",
    hasOrders: true,
    hasMeasurements: false,
    joinedFrom: "2026-04-01",
    joinedTo: "2026-11-21",
    minSpendRupees: 5000,
    sort: "spend",
  })
})

test("a mistyped link shows customers instead of an error", () => {
  expect(read("kind=king&orders=maybe&from=2026-02-31&to=soon&spend=-5&sort=sideways&page=0")).toEqual(read(""))
  expect(read("spend=1e12&page=1e9")).toEqual(read(""))
})
