import { expect, test } from "vitest"
import { listFilters } from "./list-filters"

test("shows everything published without filters", () => {
  expect(listFilters({})).toEqual([])
})

test("finds Black Aura by the home banner's colour Black whatever the case", () => {
  expect(listFilters({ colorFilter: ["Black"] })).toEqual([{ sql: "colour_keys && ?::text[]", value: ["black"] }])
})

test("finds sizes by any name that people use for them", () => {
  expect(listFilters({ sizeFilter: ["2XL", "custom", "m"] })[0]?.value).toEqual(["XXL", "Custom", "M"])
})

test("makes each fact one filter: several values of one widen the list, another fact narrows it", () => {
  expect(listFilters({ price: ["under-800", "800-999"], fit: ["slim"] })).toEqual([
    { sql: "fact_keys && ?::text[]", value: ["price:under-800", "price:800-999"] },
    { sql: "fact_keys && ?::text[]", value: ["fit:slim"] },
  ])
})

test("binds a shopper's text as a value, and never makes it part of the statement", () => {
  const [filter] = listFilters({ tag: ["x') or true --"] })
  expect(filter?.sql).toBe("tag_keys && ?::text[]")
})

test("narrows the list by made to measure, while Custom among the sizes is one more choice", () => {
  const made = { sql: "size_keys && ?::text[]", value: ["Custom"] }
  expect(listFilters({ sizeFilter: ["M"], custom: true })).toEqual([{ ...made, value: ["M"] }, made])
  expect(listFilters({ custom: false })).toEqual([])
})
