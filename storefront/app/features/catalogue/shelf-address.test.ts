import { expect, test } from "vitest"
import { countOf, MOST_PAGES, NO_FILTERS, searchOf, shelfOf, shelfOfState, toggled } from "./shelf-address"
import { kindsApart, shelfName } from "./shelf-name"

const shelf = (search: string) => shelfOf(new URLSearchParams(search))
const whole = { ...NO_FILTERS, sort: "latest", page: 1 } as const

test("a link to a colour opens that colour's shelf, also by one of its words", () => {
  expect(shelf("color=Black+Aura")).toEqual({ ...whole, colours: ["Black Aura"] })
  expect(shelf("color=Black").colours).toEqual(["Black Aura"])
})

test("the shop's own links name categories in their own way, and tick the filter's box", () => {
  expect(["Shirt", "Trouser", "Formal", "SHIRTS"].map((word) => shelf(`category=${word}`).kinds)).toEqual([
    ["shirt"],
    ["trousers"],
    ["formal"],
    ["shirt"],
  ])
  expect(shelf("category=Kurta").kinds).toEqual(["Kurta"])
})

test("sizes go by any name, and what is no size is left out", () => {
  expect(shelf("size=2XL&size=m&size=custom&size=huge&size=M").sizes).toEqual(["M", "XXL", "Custom"])
})

test("an unknown way of sorting is newest first", () => {
  expect(shelf("sort=asc").sort).toBe("asc")
  expect(shelf("sort=price;drop").sort).toBe("latest")
})

test("a reload shows as many pages as were shown before", () => {
  expect(shelf("category=Shirt&page=3")).toEqual({ ...whole, kinds: ["shirt"], page: 3 })
})

test("a page number that makes no sense is the first page, and a huge one is cut", () => {
  expect(["page=0", "page=-4", "page=two", "page=1.5", ""].map((search) => shelf(search).page)).toEqual([1, 1, 1, 1, 1])
  expect(shelf("page=99999").page).toBe(MOST_PAGES)
})

test("writing a shelf into the address and reading it back changes nothing", () => {
  const full = {
    kinds: ["trousers", "casual"],
    sizes: ["S", "Custom"],
    colours: ["Beige Mist"],
    sort: "desc",
    page: 2,
  } as const
  expect(shelfOf(searchOf(full))).toEqual(full)
  expect(searchOf(whole).toString()).toBe("")
})

test("a filter handed over by a link's state opens the same shelf", () => {
  expect(shelfOfState({ category: "Shirt" })).toEqual({ ...whole, kinds: ["shirt"] })
  expect(shelfOfState({ category: "Trouser", colour: "Black" })).toEqual({
    ...whole,
    kinds: ["trousers"],
    colours: ["Black Aura"],
  })
  expect([shelfOfState({ from: "/" }), shelfOfState({ category: 7 }), shelfOfState(null)]).toEqual([null, null, null])
})

test("ticking a box twice leaves the filter as it was", () => {
  const once = toggled(NO_FILTERS, "sizes", "M")
  expect(countOf(once)).toBe(1)
  expect(toggled(once, "sizes", "M")).toEqual(NO_FILTERS)
})

test("a formal shirt is both a shirt and formal", () => {
  expect(kindsApart({ kinds: ["shirt", "formal"] })).toEqual({ category: ["shirt"], tag: ["formal"] })
})

test("a shelf says what stands on it", () => {
  expect(shelfName(shelf("color=black&category=Shirt"))).toBe("Black Aura Shirts")
  expect(shelfName(shelf("category=Trouser"))).toBe("Trousers")
  expect(shelfName(shelf("category=Formal"))).toBe("Formal")
  expect(shelfName(shelf("category=Formal&category=shirt"))).toBe("Formal Shirts")
  expect(shelfName(shelf("category=Shirt&category=Trouser"))).toBeNull()
  expect(shelfName(shelf(""))).toBeNull()
})
