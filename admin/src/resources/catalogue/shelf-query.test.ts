import { expect, test } from "vitest"
import { readCategoryQuery, readStyleQuery, writeQuery } from "./shelf-query"

const read = (text: string) => readStyleQuery(new URLSearchParams(text))

test("what stands in the address bar is what is asked, and comes back as it was", () => {
  const text = "?search=formal&category=pcat_1&status=archived&sort=name&page=3"
  expect(read(text)).toEqual({ search: "formal", category: "pcat_1", status: "archived", sort: "name", page: 3 })
  expect(writeQuery(read(text))).toBe(text)
  expect(writeQuery(readCategoryQuery(new URLSearchParams("status=hidden")))).toBe("?status=hidden")
})

test("what is usual is left out, and nonsense is ignored", () => {
  expect(writeQuery(read(""))).toBe("")
  expect(writeQuery(read("status=sold&sort=cheapest&page=-2&page=x"))).toBe("")
  expect(writeQuery(readCategoryQuery(new URLSearchParams("status=everything")))).toBe("")
})
