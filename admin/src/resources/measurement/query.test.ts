import { expect, test } from "vitest"
import { readHalfQuery, writeHalfQuery } from "./query"

const read = (text: string) => readHalfQuery(new URLSearchParams(text))

test("filters survive a copied link, and nonsense in it is ignored", () => {
  const query = { search: "Gill 98", body: "lowerBody", page: 2 } as const
  expect(read(writeHalfQuery(query))).toEqual(query)
  expect(read("body=tail&page=x")).toEqual({ search: "", body: "", page: 1 })
  expect(writeHalfQuery(read(""))).toBe("")
})
