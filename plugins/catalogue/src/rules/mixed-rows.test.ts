import { LISTING } from "@silai/contracts/catalogue/limits"
import { expect, test } from "vitest"
import { mixedRows } from "./mixed-rows"

test("shows every row exactly once, whatever the size of a page, and mixes it with the same rows", () => {
  for (let size = 1; size <= LISTING.maxPageSize; size++) {
    const places = Array.from({ length: 9 }, (_, at) => mixedRows({ page: at + 1, numberOfProducts: size })).flatMap(
      ({ limit, offset, from, upTo }) => {
        expect(upTo, `${size}`).toBeLessThanOrEqual(limit)
        expect(offset % limit).toBe(0)
        return Array.from({ length: upTo - from }, (_, at) => offset + from + at)
      },
    )
    expect(places).toEqual(places.map((_, at) => at))
  }
})

test("mixes both four on the home page and ten on Explore among some twenty", () => {
  expect(mixedRows({ page: 1, numberOfProducts: 4 })).toEqual({ limit: 24, offset: 0, from: 0, upTo: 4 })
  expect(mixedRows({ page: 4, numberOfProducts: 10 })).toEqual({ limit: 20, offset: 20, from: 10, upTo: 20 })
})
