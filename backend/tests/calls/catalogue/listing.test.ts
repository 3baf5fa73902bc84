import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { COLOURS, LISTING } from "@silai/contracts/catalogue/limits"
import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { closeSqlAfterwards, oneRow } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()
const shop = browser()
const list = async (query: Record<string, unknown> = {}) => {
  const answer = await shop.call(catalogueCalls.list, query)
  expect(answer.status).toBe(200)
  return answer.body
}
const everything = () => list({ numberOfProducts: LISTING.maxPageSize })
const slugs = (cards: { slug: string }[]) => cards.map((card) => card.slug)

describe("Explore", () => {
  it("shows ten products at a time, and Show More brings the rest without a repeat", async () => {
    const [first, second] = [await list({ page: 1 }), await list({ page: 2 })]
    expect(first.data).toHaveLength(LISTING.pageSize)
    expect(first.totalPages).toBe(Math.ceil(first.total / LISTING.pageSize))
    expect(new Set([...slugs(first.data), ...slugs(second.data)]).size).toBe(
      Math.min(first.total, 2 * LISTING.pageSize),
    )
  })

  it("shows nothing on a page beyond the last, and still says how many there are", async () => {
    const { data, total } = await list({ page: 900 })
    expect(data).toEqual([])
    expect(total).toBe((await everything()).total)
  })

  it("sorts by price both ways", async () => {
    const up = (await list({ sortField: "asc", numberOfProducts: LISTING.maxPageSize })).data.map((card) => card.price)
    const down = (await list({ sortField: "desc", numberOfProducts: LISTING.maxPageSize })).data.map(
      (card) => card.price,
    )
    expect(up).toEqual([...up].sort((a, b) => a - b))
    expect(down).toEqual([...down].sort((a, b) => b - a))
  })

  it("gives the home page the four latest products it asks for", async () => {
    const { data } = await list({ sortField: "latest", numberOfProducts: LISTING.latestOnHome, status: true })
    expect(data).toHaveLength(4)
  })

  it("shows the latest first, with neighbours that differ in colour and style", async () => {
    const formal = await list({ tag: "formal", numberOfProducts: LISTING.maxPageSize })
    const first = (await everything()).data.slice(0, 8)
    for (const cards of [first, formal.data.slice(0, 4)])
      for (const [at, card] of cards.slice(1).entries()) expect(card.color, card.slug).not.toBe(cards[at]!.color)
    for (const [at, card] of first.slice(1).entries()) expect(card.product._id).not.toBe(first[at]!.product._id)
    const newest = await oneRow<{ slug: string }>(
      "select slug from listing where published order by launched_at desc, product_id limit 1",
    )
    expect(first[0]!.slug).toBe(newest.slug)
  })

  it("shows sold-out pieces after those that can be bought, also among the colours of a piece", async () => {
    const sizes = ["S", "M", "L", "XL", "XXL"]
    const style = ["black-aura", "phantom-grey", "classic-white", "beige-mist"].map((one) => `${one}-formal-shirt`)
    const [newest, ...others] = style as [string, ...string[]]
    const before = await Promise.all(sizes.map((size) => stockOf(newest, size)))
    const coloursOf = (data: readonly { slug: string; variants: { slug: string }[] }[]) =>
      data.filter(({ slug }) => style.includes(slug)).map(({ variants }) => variants.map(({ slug }) => slug))
    const [inOrder = []] = coloursOf((await everything()).data)
    for (const size of sizes) await setStock(newest, size, 0)
    const query = { sizeFilter: ["M"], product: undefined, numberOfProducts: LISTING.maxPageSize }
    for (const sortField of ["latest", "asc"]) {
      const { data } = await list({ ...query, sortField, category: "Shirts", tag: "formal" })
      const ours = slugs(data).filter((slug) => style.includes(slug))
      expect(ours.at(-1), sortField).toBe(newest)
      // On cards, too; the others keep the shop's order.
      const last = [...inOrder.filter((slug) => slug !== newest), newest]
      expect(coloursOf(data), sortField).toEqual(ours.map(() => last))
    }
    const page = await shop.call(catalogueCalls.single, { variantIdOrSlug: others[0]! })
    expect(page.body.data.variants.map(({ slug }) => slug).at(-1)).toBe(newest)
    for (const [at, size] of sizes.entries()) await setStock(newest, size, before[at]!.free)
    const again = await shop.call(catalogueCalls.single, { variantIdOrSlug: others[0]! })
    expect(again.body.data.variants[0]!.slug).toBe(newest)
  })

  it("has every piece on exactly one page despite the mixing, whatever the page size", async () => {
    const all = slugs((await everything()).data).sort()
    for (const numberOfProducts of [3, 4, 7, LISTING.pageSize]) {
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(all.length / numberOfProducts) }, (_, at) =>
          list({ numberOfProducts, page: at + 1 }),
        ),
      )
      expect(slugs(pages.flatMap(({ data }) => data)).sort()).toEqual(all)
    }
  })

  it("shows for made to measure only what can be cut to the shopper's measurements, together with the other filters", async () => {
    const { data, total } = await list({ custom: true, numberOfProducts: LISTING.maxPageSize })
    expect(data.every((card) => card.customSizeOption)).toBe(true)
    expect(total).toBe((await everything()).data.filter((card) => card.customSizeOption).length)
    const inM = await list({ custom: true, sizeFilter: ["M"], tag: "trousers", numberOfProducts: LISTING.maxPageSize })
    expect(slugs(inM.data)).toContain("black-aura-formal-trousers")
    expect(slugs(inM.data).filter((slug) => slug.endsWith("chinos"))).toEqual([])
    expect((await shop.call(catalogueCalls.list, { custom: "yes" })).status).toBe(400)
  })

  it("finds shirts, formal wear, a colour by one of its words, and sizes by any of their names", async () => {
    const shirts = await list({ tag: "shirt", numberOfProducts: LISTING.maxPageSize })
    expect(shirts.total).toBeGreaterThan(0)
    expect(shirts.data.every((card) => card.product.category.name === "Shirts")).toBe(true)
    expect(await list({ category: "Shirts" })).toMatchObject({ total: shirts.total })
    expect((await list({ tag: ["formal"] })).data.every((card) => card.tags.includes("formal"))).toBe(true)
    expect((await list({ colorFilter: "Black" })).data.every((card) => card.color === "Black Aura")).toBe(true)
    expect((await list({ sizeFilter: "Custom" })).data.every((card) => card.customSizeOption)).toBe(true)
    expect((await list({ sizeFilter: ["2XL"] })).total).toBe((await list({ sizeFilter: "XXL" })).total)
  })

  it("narrows by one filter after another, and widens by several values of one filter", async () => {
    const both = await list({
      tag: "shirt",
      colorFilter: ["Black Aura", "Beige Mist"],
      numberOfProducts: LISTING.maxPageSize,
    })
    expect(new Set(both.data.map((card) => card.color))).toEqual(new Set(["Black Aura", "Beige Mist"]))
    expect(both.data.every((card) => card.product.category.name === "Shirts")).toBe(true)
  })

  it("narrows by price band, fabric, fit and sleeve, and shows next to each value how many pieces it leaves", async () => {
    const facets = async (query: Record<string, unknown> = {}) => {
      const { status, body } = await shop.call(catalogueCalls.facets, query)
      expect(status, body.message).toBe(200)
      return body.data
    }
    const query = { category: "Shirts", colorFilter: "white" }
    const counts = await facets(query)
    expect(Object.keys(counts.fabric)).toEqual(expect.arrayContaining(["cotton", "linen-blend", "poly-viscose"]))
    expect(counts.fabric["poly-viscose"]).toBe(0)
    const { colours, ...tallied } = counts
    expect(colours).toEqual(expect.arrayContaining(COLOURS.map((colour) => ({ ...colour }))))
    for (const [kind, values] of Object.entries(tallied))
      for (const [value, pieces] of Object.entries(values))
        expect((await list({ ...query, [kind]: value })).total, `${kind} ${value}`).toBe(pieces)
    const linen = await list({ fabric: ["linen-blend"], fit: "relaxed", numberOfProducts: LISTING.maxPageSize })
    expect(slugs(linen.data)).toContain("classic-white-band-collar-shirt")
    expect(slugs(linen.data)).not.toContain("classic-white-formal-shirt")
    const cheap = await list({ price: "under-800", numberOfProducts: LISTING.maxPageSize })
    expect(cheap.data.length).toBeGreaterThan(0)
    expect(cheap.data.every((card) => card.price < 800)).toBe(true)
    const alone = await facets({ fabric: "cotton" })
    expect(alone.fabric).toEqual((await facets()).fabric)
    expect(alone.fit["tapered"]).toBe(0)
    for (const unknown of [{ fabric: "silk" }, { price: "0-1" }, { sleeve: ["full", "x') or true --"] }])
      expect((await shop.call(catalogueCalls.list, unknown)).status).toBe(400)
  })

  it("narrows a search by the same facts", async () => {
    const found = async (more: Record<string, unknown>) =>
      (await shop.call(catalogueCalls.search, { search: "shirt", limit: 20, ...more })).body
    const linen = await found({ fabric: "linen-blend" })
    expect(linen.results.length).toBeGreaterThan(0)
    expect(linen.results.every(({ name }) => name.includes("Band Collar"))).toBe(true)
    expect(linen.totalResults).toBeLessThan((await found({})).totalResults)
    expect(await found({ fabric: "denim" })).toMatchObject({ results: [], totalResults: 0 })
  })

  it("finds nothing by a filter that matches nothing or tries to be SQL", async () => {
    for (const tag of ["saree", "x') or true --", "%", "' union select 1 --"])
      expect(await list({ tag })).toMatchObject({ data: [], total: 0, totalPages: 0 })
  })

  it("refuses a page size meant to empty the shop, and an unknown way to sort", async () => {
    for (const query of [
      { numberOfProducts: 100_000 },
      { page: 0 },
      { page: 1.5 },
      { sortField: "price; drop table listing" },
      { tag: Array(200).fill("a") },
    ]) {
      expect((await shop.call(catalogueCalls.list, query)).status, JSON.stringify(query)).toBe(400)
    }
  })
})

describe("a card", () => {
  it("carries what it shows: price, struck price, percent off rounded down, pictures, and the style's other colours", async () => {
    const card = (await everything()).data.find(({ slug }) => slug === "black-aura-formal-shirt")!
    expect(card).toMatchObject({
      variantName: "Black Aura Formal Shirt",
      price: 799,
      basePrice: 1289,
      discount: 38,
      color: "Black Aura",
      colorCode: COLOURS[0].code,
    })
    expect(card.images[0]).toMatchObject({
      width: 1200,
      height: 1500,
      order: 0,
      url: `/images/${card.images[0]?.stem}-960.jpg`,
    })
    expect(card.images[0]?.colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(card.variants.map((swatch) => swatch.color)).toEqual(expect.arrayContaining(COLOURS.map(({ name }) => name)))
    expect(card.sizes.map(({ size }) => size)).toEqual(["S", "M", "L", "XL", "XXL"])
  })

  it("shows current stock, and never a negative number", async () => {
    const before = (await stockOf("beige-mist-chinos", "S")).free
    const shown = async () =>
      (await list({ product: (await card()).product._id })).data.find(({ slug }) => slug === "beige-mist-chinos")!
        .sizes[0]?.stock
    const card = async () => (await everything()).data.find(({ slug }) => slug === "beige-mist-chinos")!
    await setStock("beige-mist-chinos", "S", 1)
    expect(await shown()).toBe(1)
    await setStock("beige-mist-chinos", "S", 0)
    expect(await shown()).toBe(0)
    await setStock("beige-mist-chinos", "S", before)
  })
})
