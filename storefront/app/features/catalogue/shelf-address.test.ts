import { expect, test } from "vitest"
import { MOST_PAGES, searchOf, shelfName, shelfOf, shelfOfState } from "./shelf-address"

const shelf = (search: string) => shelfOf(new URLSearchParams(search))

test("a link to a colour opens that colour's shelf", () => {
  expect(shelf("color=Black+Aura")).toEqual({ color: "Black Aura", page: 1 })
})

test("a reload shows as many pages as were shown before", () => {
  expect(shelf("category=Shirt&page=3")).toEqual({ category: "Shirt", page: 3 })
})

test("a page number that makes no sense is the first page, and a huge one is cut", () => {
  expect(["page=0", "page=-4", "page=two", "page=1.5", ""].map((search) => shelf(search).page)).toEqual([1, 1, 1, 1, 1])
  expect(shelf("page=99999").page).toBe(MOST_PAGES)
})

test("writing a shelf into the address and reading it back changes nothing", () => {
  expect(shelfOf(searchOf({ category: "Trouser", color: "Beige Mist", page: 2 }))).toEqual({ category: "Trouser", color: "Beige Mist", page: 2 })
  expect(searchOf({ page: 1 }).toString()).toBe("")
})

test("a filter handed over by a link's state opens the same shelf", () => {
  expect(shelfOfState({ category: "Shirt" })).toEqual({ category: "Shirt", page: 1 })
  expect(shelfOfState({ from: "/" })).toBeNull()
  expect(shelfOfState(null)).toBeNull()
})

test("a shelf says what stands on it", () => {
  expect(shelfName(shelf("color=black&category=Shirt"))).toBe("Black Shirts")
  expect(shelfName(shelf("category=Trouser"))).toBe("Trousers")
  expect(shelfName(shelf("category=Formal"))).toBe("Formal")
  expect(shelfName(shelf(""))).toBeNull()
})
