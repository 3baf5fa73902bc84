import { describe, expect, test } from "vitest"
import { countOf, MOST_PAGES, NO_FILTERS, searchOf, listingOf, listingOfState, toggled } from "./listing-address"
import { kindsApart } from "./kinds-apart"
import { listingName, tickedName } from "./listing-name"

const listing = (search: string) => listingOf(new URLSearchParams(search))
const whole = { ...NO_FILTERS, sort: "latest", page: 1 } as const

test("reads facts from an address and writes them back; leaves out unknown ones", () => {
  const listing = listingOf(new URLSearchParams("fabric=Linen&fabric=silk&price=800-999&sleeve=half&fit=x"))
  expect(listing).toMatchObject({ fabric: ["linen"], price: ["800-999"], sleeve: ["half"], fit: [] })
  expect(String(searchOf(listing))).toBe("price=800-999&fabric=linen&sleeve=half")
})

test("opens a colour's listing by a link to it, also by one of its words", () => {
  expect(listing("color=Black+Aura")).toEqual({ ...whole, colours: ["Black Aura"] })
  expect(listing("color=Black").colours).toEqual(["Black Aura"])
})

test("understands the shop's own links, which name categories in their own way, and ticks the filter's box", () => {
  expect(["Shirt", "Trouser", "Formal", "SHIRTS"].map((word) => listing(`category=${word}`).kinds)).toEqual([
    ["shirt"],
    ["trousers"],
    ["formal"],
    ["shirt"],
  ])
  expect(listing("category=Kurta").kinds).toEqual(["Kurta"])
})

test("knows several names of sizes, and leaves out unknown ones", () => {
  expect(listing("size=2XL&size=m&size=custom&size=huge&size=M").sizes).toEqual(["M", "XXL", "Custom"])
})

test("reads an unknown way of sorting as newest first", () => {
  expect(listing("sort=asc").sort).toBe("asc")
  expect(listing("sort=price;drop").sort).toBe("latest")
})

test("shows as many pages after a reload as were shown before", () => {
  expect(listing("category=Shirt&page=3")).toEqual({ ...whole, kinds: ["shirt"], page: 3 })
})

test("reads a page number that makes no sense as the first page, and limits a huge one", () => {
  expect(["page=0", "page=-4", "page=two", "page=1.5", ""].map((search) => listing(search).page)).toEqual([
    1, 1, 1, 1, 1,
  ])
  expect(listing("page=99999").page).toBe(MOST_PAGES)
})

test("changes nothing by writing a listing into the address and reading it back", () => {
  const full = {
    kinds: ["trousers", "casual"],
    cuts: ["measure"],
    sizes: ["S", "Custom"],
    colours: ["Beige Mist"],
    price: ["1500-up"],
    fabric: ["linen-blend"],
    fit: ["slim"],
    sleeve: ["half"],
    sort: "desc",
    page: 2,
  } as const
  expect(listingOf(searchOf(full))).toEqual(full)
  expect(searchOf(whole).toString()).toBe("")
})

test("opens the same listing for a filter in a link's state", () => {
  expect(listingOfState({ category: "Shirt" })).toEqual({ ...whole, kinds: ["shirt"] })
  expect(listingOfState({ category: "Trouser", colour: "Black" })).toEqual({
    ...whole,
    kinds: ["trousers"],
    colours: ["Black Aura"],
  })
  expect([listingOfState({ from: "/" }), listingOfState({ category: 7 }), listingOfState(null)]).toEqual([
    null,
    null,
    null,
  ])
})

test("restores the filter when a box is ticked twice", () => {
  const once = toggled(NO_FILTERS, "sizes", "M")
  expect(countOf(once)).toBe(1)
  expect(toggled(once, "sizes", "M")).toEqual(NO_FILTERS)
})

test("counts a formal shirt as both a shirt and formal", () => {
  expect(kindsApart({ kinds: ["shirt", "formal"] })).toEqual({ category: ["shirt"], tag: ["formal"] })
})

test("names in a listing's title what it shows", () => {
  expect(listingName(listing("color=black&category=Shirt"), {})).toBe("Black Aura Shirts")
  expect(listingName(listing("category=Trouser"), {})).toBe("Trousers")
  expect(listingName(listing("category=Formal"), {})).toBe("Formal")
  expect(listingName(listing("category=Formal&category=shirt"), {})).toBe("Formal Shirts")
  expect(listingName(listing("category=Shirt&category=Trouser"), {})).toBeNull()
  expect(listingName(listing(""), {})).toBeNull()
})

describe("a word of an address that the shop did not begin with", () => {
  const fraud = "Refund helpline +91 90000 00000"
  const named = (search: string, answer: Parameters<typeof listingName>[1]) => listingName(listing(search), answer)

  test("names a listing only where it finds pieces, or is the colour of a piece", () => {
    expect(named("category=Kurta", { total: 3 })).toBe("Kurta")
    expect(named("category=Kurta&tag=formal", { total: 3 })).toBe("Formal Kurta")
    expect(named("color=peach&category=shirt", { total: 0, colours: [{ name: "Peach" }] })).toBe("Peach Shirts")
  })

  test("is no headline, and no filter's name, where it finds nothing, or next to one that does", () => {
    for (const name of ["category", "tag", "color"]) {
      expect(named(`${name}=${encodeURIComponent(fraud)}`, { total: 0 })).toBeNull()
      expect(named(`${name}=${encodeURIComponent(fraud)}&custom=1`, {})).toBeNull()
    }
    const mixed = listing(`category=shirt&category=${encodeURIComponent(fraud)}`)
    expect(mixed.kinds.map((kind) => tickedName(mixed, "kinds", kind, { total: 9 }))).toEqual([
      "Shirts",
      "Unknown filter",
    ])
  })
})

test("gives made to measure a separate address and name", () => {
  const made = listing("category=Shirt&custom=1")
  expect(made).toEqual({ ...whole, kinds: ["shirt"], cuts: ["measure"] })
  expect(String(searchOf(made))).toBe("category=shirt&custom=1")
  expect(listing("custom=maybe").cuts).toEqual([])
  expect(listingOfState({ custom: true })?.cuts).toEqual(["measure"])
  expect([listingName(made, {}), listingName(listing("custom=1"), {})]).toEqual([
    "Shirts, made to measure",
    "Made to measure",
  ])
})
