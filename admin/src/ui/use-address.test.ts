import { expect, test } from "vitest"
import { changed } from "./use-address"

test("starts a changed filter at the first page, and keeps the other filters", () => {
  expect(changed({ search: "black", low: false, page: 4 }, { low: true })).toEqual({
    search: "black",
    low: true,
    page: 1,
  })
})

test("keeps every filter on the next page", () => {
  expect(changed({ search: "black", page: 4 }, { page: 5 })).toEqual({ search: "black", page: 5 })
})
