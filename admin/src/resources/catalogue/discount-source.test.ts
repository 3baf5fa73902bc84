import { expect, test } from "vitest"
import { bodyOf, discountPath, plannedPath, readSource, writeSource } from "./discount-source"

const read = (path: string) => readSource(new URLSearchParams(path.split("?")[1]))

test("writes a category, a filtered list and ticked variants into the address, and reads them back", () => {
  const category = read(discountPath({ filter: read("?category=pcat_1").filter }))
  expect(bodyOf(category)).toEqual({ variants: [], filter: { category: "pcat_1" } })
  expect(discountPath({ variants: ["a", "b"] })).toBe("/discount-calculator?variants=a%2Cb")
  expect(bodyOf(read("?variants=a,b,a,%3Cb%3E"))).toEqual({ variants: ["a", "b"], filter: undefined })
  const listed = read("?search=white&status=draft,published&low=1&page=3&sort=name")
  expect(bodyOf(listed).filter).toEqual({ search: "white", status: ["draft", "published"], lowStock: true })
  expect(read(discountPath(listed)).filter).toEqual({ search: "white", status: ["draft", "published"], low: true })
})

test("keeps the calculator's figures when the selection changes; forgets what was left out on leaving the filter", () => {
  const now = new URLSearchParams("base=1289&percent=38&category=pcat_1&without=x")
  const next = writeSource(now, { ...readSource(now), filter: null, variants: ["a"] })
  expect(next.toString()).toBe("base=1289&percent=38&variants=a")
})

test("accepts the choice of all variants, too", () => {
  expect(bodyOf(read("?all=1"))).toEqual({ variants: [], filter: {} })
  expect(readSource(writeSource(new URLSearchParams(), read("?all=1"))).filter).not.toBeNull()
})

test("plans a sale for a whole category or product by itself, and for the variants of any other selection", () => {
  const percent = { percent: 38, toNine: true }
  const of = (text: string) => plannedPath(read(text), ["a", "b"], percent)
  expect(of("?category=pcat_1")).toBe("/sale/add?category=pcat_1&percent=38&nine=1")
  expect(of("?product=style_1")).toBe("/sale/add?product=style_1&percent=38&nine=1")
  for (const other of [
    "?category=pcat_1&without=c",
    "?category=pcat_1&search=white",
    "?category=pcat_1&variants=a",
    "?all=1",
  ])
    expect(of(other)).toBe("/sale/add?variants=a%2Cb&percent=38&nine=1")
  expect(plannedPath(read("?variants=a"), ["a"], { percent: null, toNine: false })).toBe("/sale/add?variants=a")
})
