import { expect, test } from "vitest"
import { listFilters } from "./list-filters"

test("without filters everything published is shown", () => {
  expect(listFilters({})).toEqual([])
})

test("the home banner's colour Black finds Black Aura whatever the case", () => {
  expect(listFilters({ colorFilter: ["Black"] })).toEqual([{ sql: "colour_keys && ?::text[]", value: ["black"] }])
})

test("sizes are found by any name that people use for them", () => {
  expect(listFilters({ sizeFilter: ["2XL", "custom", "m"] })[0]?.value).toEqual(["XXL", "Custom", "M"])
})

test("facts are one filter each: several values of one widen the list, another fact narrows it", () => {
  expect(listFilters({ price: ["under-800", "800-999"], fit: ["slim"] })).toEqual([
    { sql: "fact_keys && ?::text[]", value: ["price:under-800", "price:800-999"] },
    { sql: "fact_keys && ?::text[]", value: ["fit:slim"] },
  ])
})

test("a shopper's text is bound as a value and never becomes part of the statement", () => {
  const [filter] = listFilters({ tag: ["x') or true --"] })
  expect(filter?.sql).toBe("tag_keys && ?::text[]")
})

test("made to measure narrows the list, while Custom among the sizes is one more choice", () => {
  const made = { sql: "size_keys && ?::text[]", value: ["Custom"] }
  expect(listFilters({ sizeFilter: ["M"], custom: true })).toEqual([{ ...made, value: ["M"] }, made])
  expect(listFilters({ custom: false })).toEqual([])
})
