import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { LISTING } from "@silai/contracts/catalogue/limits"
import { SEARCH_PAGES } from "@silai/contracts/catalogue/pages"
import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { aColour, aPublished, putInShop } from "../../rig/colourway"
import { signInAsOwner } from "../../rig/owner"
import { sql } from "../../rig/sql"
import { present } from "@silai/contracts/present"

const shop = browser()
const find = async (search: string, more: Record<string, unknown> = {}) => {
  const answer = await shop.call(catalogueCalls.search, { search, ...more } as never)
  expect(answer.status, search).toBe(200)
  return answer.body
}
const names = async (search: string) => (await find(search, { limit: 20 })).results.map(({ name }) => name)

describe("searching for products", () => {
  it("finds a piece by its name first, with what a result shows", async () => {
    const { results, totalResults, products } = await find("black aura formal shirt")
    expect(results[0]).toMatchObject({
      name: "Black Aura Formal Shirt",
      url: "/product/black-aura-formal-shirt",
      variant: { price: 799, basePrice: 1289, discount: 38, color: "Black Aura", available: true },
    })
    expect(results[0]?.description).toMatch(/^[^<>]{20,160}$/)
    expect(results[0]?.variant?.picture?.stem).toMatch(/^[0-9a-f]{24}$/)
    expect(totalResults).toBe(products)
  })

  it("reads a price as a filter, in English and Hindi, with other words or without any", async () => {
    const pricesOf = async (search: string, more: Record<string, unknown> = {}) =>
      (await find(search, { limit: 20, ...more })).results.map(({ variant }) => variant!.price)
    const dear = await pricesOf("shirt above 800")
    const cheap = await pricesOf("shirt under 799")
    const all = (await find("shirt")).products
    expect([dear.every((price) => price >= 800), cheap.length > 0, cheap.every((price) => price <= 799)]).toEqual([
      true,
      true,
      true,
    ])
    expect((await find("shirt under 800")).products + (await find("shirt above 801")).products).toBe(all)
    for (const search of ["799 se kam", "₹799 से कम", "under Rs. 799"]) {
      const [listed] = await sql<{ n: number }>(
        `select count(*)::int as n from listing where published and price_paise <= 79900`,
      )
      expect((await find(search)).products, search).toBe(listed!.n)
    }
    expect((await find("shirt under ₹1")).products).toBe(0)
  })

  it("finds what was half typed, misspelt, swapped or called by another name", async () => {
    for (const [typed, wanted] of [
      ["tro", /Trousers/],
      ["phantum", /Phantom Grey/],
      ["shrit", /Shirt/],
      ["begie", /Beige/],
      ["trosers", /Trousers/],
      ["pants", /Trousers|Chinos/],
      ["  BLACK   shirt ", /Black Aura.*Shirt/],
    ] as const)
      expect((await names(typed))[0], typed).toMatch(wanted)
  })

  it("finds words that only the details mention, alone or with the name; a search that matches a name finds no others", async () => {
    const ofLinen = (
      await sql<{ name: string }>(
        `select name from listing join colourway using (product_id) where published and details_html ~* '\\mlinen'`,
      )
    ).map(({ name }) => name)
    expect(ofLinen.length).toBeGreaterThan(0)
    expect((await names("linen")).sort()).toEqual(ofLinen.sort())
    expect((await names("linens")).sort()).toEqual(ofLinen.sort())
    expect((await names("linen shirt")).sort()).toEqual(ofLinen.filter((name) => /Shirt/.test(name)))
    expect(await names("linen trousers blck")).toEqual([])
    const spokenOf = await sql(
      `select 1 from listing join colourway using (product_id) where published and category <> 'Shirts' and details_html ~* '\\mshirt'`,
    )
    expect(spokenOf.length).toBeGreaterThan(0)
    expect((await names("shirt")).every((name) => /Shirt/.test(name))).toBe(true)
  })

  it("counts every word: a black shirt is neither a white shirt nor black trousers", async () => {
    const found = await find("black shirt", { limit: 20 })
    expect(found.totalResults).toBeGreaterThan(0)
    expect(found.results.every(({ variant }) => variant?.color === "Black Aura")).toBe(true)
    expect(found.results.some(({ name }) => /Trousers/.test(name))).toBe(false)
  })

  it("finds shirts for a t-shirt, in whatever form and alphabet", async () => {
    const shirts = (await names("shirt")).sort()
    expect(shirts.length).toBeGreaterThan(0)
    for (const typed of ["t-shirt", "t shirt", "T-Shirts", "tshirt", "tees", "शर्ट", "कमीज़"])
      expect((await names(typed)).sort(), typed).toEqual(shirts)
    const trousers = await names("पैंट")
    expect(trousers.length).toBeGreaterThan(0)
    expect(trousers).toEqual(await names("trousers"))
  })

  it("finds by the words of a filter what the filter finds", async () => {
    for (const [typed, filter] of [
      ["full sleeve shirt", { sleeve: ["full"] }],
      ["long sleeves", { sleeve: ["full"] }],
      ["regular fit", { fit: ["regular"] }],
      ["relaxed fit shirts", { fit: ["relaxed"] }],
      ["linen blend", { fabric: ["linen-blend"] }],
      ["cotton", { fabric: ["cotton", "cotton-blend"] }],
      ["made to measure", { custom: true }],
    ] as const) {
      const { body } = await shop.call(catalogueCalls.list, {
        ...filter,
        numberOfProducts: LISTING.maxPageSize,
      } as never)
      expect(body.total, typed).toBeGreaterThan(0)
      expect((await find(typed)).totalResults, typed).toBe(body.total)
      const slugs = body.data.map(({ slug }) => `/product/${slug}`)
      expect(slugs, typed).toEqual(expect.arrayContaining((await find(typed)).results.map(({ url }) => url)))
    }
  })

  it("narrows a search to a size, and drops a size that nothing found has", async () => {
    const owner = await signInAsOwner()
    const colour = aColour()
    const upToM = await aPublished(owner, { color: colour })
    const upToXxl = await aPublished(owner, {
      color: `${colour} b`,
      sizes: [
        { size: "M", stock: 1 },
        { size: "XXL", stock: 1 },
      ],
    })
    const urls = async (typed: string) => (await find(`${colour} ${typed}`)).results.map(({ url }) => url).sort()
    const [small, large] = [`/product/${upToM.slug}`, `/product/${upToXxl.slug}`]
    for (const typed of ["XXL", "size 2XL", "2xl sizes"]) expect(await urls(typed), typed).toEqual([large])
    for (const typed of ["S", "small"]) expect(await urls(typed), typed).toEqual([small])
    for (const typed of ["M", "44", "3XL", "extra large", "size"])
      expect(await urls(typed), typed).toEqual([small, large].sort())
    expect((await find("XXL")).totalResults).toBeGreaterThan(1)
    expect((await find("size")).totalResults).toBe(0)
  })

  it("reads two words that were typed as one", async () => {
    const collars = await names("band collar shirt")
    expect(collars.length).toBeGreaterThan(0)
    for (const typed of ["bandcollar shirt", "bandcollar shirt 44"]) expect(await names(typed), typed).toEqual(collars)
    expect(await names("fullsleeve")).toEqual(await names("full sleeve"))
    expect(await names("bandcoat shirt")).toEqual([])
  })

  it("gives pages of ten that do not repeat, and their number", async () => {
    const [first, second] = [await find("formal"), await find("formal", { page: 2 })]
    expect(first.results.length).toBe(Math.min(10, first.totalResults))
    expect(first.totalPages).toBe(Math.ceil(first.totalResults / 10))
    const urls = [...first.results, ...second.results].map(({ url }) => url)
    expect(new Set(urls).size).toBe(Math.min(20, first.totalResults))
  })

  it("finds nothing for nonsense, signs, or SQL, and breaks nothing", async () => {
    for (const text of ["qqzzxx", "%%%", "_", "\\", "' or 1=1 --", "x') union select", "?", ":name", "🧵"])
      expect((await find(text)).results, text).toEqual([])
  })

  it("refuses an empty search, one too long, and a page meant to empty the shop", async () => {
    for (const body of [
      { search: "   " },
      { search: "a".repeat(101) },
      { search: "a", limit: 21 },
      { search: "a", page: 0 },
      { search: "a", type: "customers" },
    ])
      expect((await shop.call(catalogueCalls.search, body as never)).status, JSON.stringify(body)).toBe(400)
  })
})

describe("the words by which products are found", () => {
  it("are those of published products, and follow their changes at once", async () => {
    const { _id: id } = present((await find("phantom grey chinos")).results[0]?.variant, "the chinos")
    const wordsOf = async () =>
      (
        await sql<{ word: string; place: number }>(
          `select word, place from listing_word join listing using (no) where product_id = $1 order by place, word`,
          [id],
        )
      ).map(({ word }) => word)
    expect(await wordsOf()).toEqual(expect.arrayContaining(["phantom", "grey", "chinos", "trousers", "casual"]))
    const owner = await signInAsOwner()
    await putInShop(owner, id, "draft")
    expect(await wordsOf()).toEqual([])
    expect((await names("phantom grey chinos"))[0]).not.toBe("Phantom Grey Chinos")
    await putInShop(owner, id, "published")
    expect((await names("phantom grey chinos"))[0]).toBe("Phantom Grey Chinos")
  })

  it("correct a typo to a word that the shop knows, in each word of the search", async () => {
    expect((await names("balck aura chinso"))[0]).toBe("Black Aura Chinos")
    expect((await find("blck saree")).totalResults).toBe(0)
  })
})

describe("searching for pages", () => {
  it("finds them by their common names, and counts pages and products for the tabs", async () => {
    for (const [typed, url] of [
      ["refund", "/return-policy"],
      ["delivry", "/shipping-policy"],
      ["track", "/track-order"],
      ["size chart", "/size-guide"],
      ["privacy", "/privacy-policy"],
      ["whatsapp", "/support"],
    ] as const) {
      const found = await find(typed, { type: "pages" })
      expect(
        found.results.map((page) => page.url),
        typed,
      ).toContain(url)
      expect(found).toMatchObject({ totalResults: found.pages, products: (await find(typed)).products })
    }
  })

  it("finds every page it knows by its own name", async () => {
    for (const page of SEARCH_PAGES)
      expect(
        (await find(page.name, { type: "pages" })).results.map(({ url }) => url),
        page.name,
      ).toContain(page.url)
  })
})
