import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { LISTING } from "@silai/contracts/catalogue/limits"
import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { aPublished, change, counterRead, putInShop } from "../../rig/colourway"
import { signInAsOwner } from "../../rig/owner"
import { sql } from "../../rig/sql"

const shop = browser()
const page = (variantIdOrSlug: string) => shop.call(catalogueCalls.single, { variantIdOrSlug })

describe("a product's page", () => {
  it("opens by slug and by id alike, with everything it shows", async () => {
    const {
      body: { data },
    } = await page("classic-white-formal-shirt")
    expect((await page(data._id)).body.data).toEqual(data)
    expect(data.images.map(({ order }) => order)).toEqual(data.images.map((_, place) => place))
    const alts = data.images.map(({ alt }) => alt)
    expect([alts[0], alts[1], alts.at(-1)]).toEqual([
      "Classic White Formal Shirt, seen from the front",
      "Classic White Formal Shirt tucked into Black Aura Formal Trousers",
      "Classic White Formal Shirt, the poplin cloth, close up",
    ])
    expect(data.details).toContain("<li>")
    expect(data.washCare.length * data.sizeAndFit.length).toBeGreaterThan(0)
    expect(data.product).toMatchObject({ name: "Formal Shirt", category: { name: "Shirts" } })
    expect(data.measurementType).toBe("upperBody")
  })

  it("shows related pieces, as cards, in the shop's order", async () => {
    const {
      body: { data },
    } = await page("classic-white-formal-shirt")
    expect(data.related.slice(0, data.relatedProducts.length).map(({ _id }) => _id)).toEqual(data.relatedProducts)
    expect(data.related, "pieces of other categories fill the row").toHaveLength(LISTING.related)
    expect(new Set(data.related.map(({ _id }) => _id)).size).toBe(LISTING.related)
    const asked = await shop.call(catalogueCalls.relatedProducts, { productIds: [...data.relatedProducts].reverse() })
    expect(asked.body.data.map(({ _id }) => _id)).toEqual([...data.relatedProducts].reverse())
  })

  it("opens from the five slides of the home carousel", async () => {
    for (const slug of [
      "classic-white-formal-shirt",
      "black-aura-formal-shirt",
      "phantom-grey-formal-trousers",
      "black-aura-formal-trousers",
      "beige-mist-formal-trousers",
    ]) {
      expect((await page(slug)).body.data?.price, slug).toBe(slug.endsWith("shirt") ? 799 : 999)
    }
  })

  it("is not found when the product does not exist, in the agreed words", async () => {
    const { status, body } = await page("gold-lame-cape")
    expect([status, body.success, body.code, body.message]).toEqual([
      404,
      false,
      "catalogue.not_found",
      "Product not found",
    ])
  })

  it("is not found for an unpublished product, which is in no list", async () => {
    const slug = "classic-white-chinos"
    const owner = await signInAsOwner()
    await putInShop(owner, slug, "draft")
    expect((await page(slug)).status).toBe(404)
    const { body } = await shop.call(catalogueCalls.list, { numberOfProducts: 48 })
    expect(body.data.some((card) => card.slug === slug)).toBe(false)
    await putInShop(owner, slug, "published")
    expect((await page(slug)).status).toBe(200)
  })
})

describe("verifying prices", () => {
  it("says what a size costs now, and leaves out what is no longer sold", async () => {
    const {
      body: {
        data: { _id },
      },
    } = await page("black-aura-formal-trousers")
    const { body } = await shop.call(catalogueCalls.verifyPrice, {
      variants: [
        { variantId: _id, size: "M" },
        { variantId: _id },
        { variantId: _id, size: "XS" },
        { variantId: "gone" },
      ],
    })
    expect(body.data).toEqual([
      {
        variantId: _id,
        size: "M",
        price: 999,
        basePrice: 1599,
        discount: 37,
        stock: expect.any(Number),
        backorder: false,
      },
      { variantId: _id, size: null, price: 999, basePrice: 1599, discount: 37, stock: null, backorder: false },
    ])
  })

  it("gives forty shoppers who ask at the same moment each the price they asked for", async () => {
    const slugs = ["classic-white-formal-shirt", "black-aura-formal-trousers", "beige-mist-formal-trousers"]
    const ids = await Promise.all(slugs.map(async (slug) => (await page(slug)).body.data._id))
    const asked = Array.from({ length: 40 }, (_, n) => [
      { variantId: ids[n % 3]!, size: n % 2 ? "M" : "L" },
      { variantId: n % 5 ? ids[(n + 1) % 3]! : "gone", size: "S" },
    ])
    const price = (variants: (typeof asked)[number]) =>
      shop.call(catalogueCalls.verifyPrice, { variants }).then(({ body }) => body.data)
    const alone = new Map<string, unknown>()
    for (const one of asked.slice(0, 30)) alone.set(JSON.stringify(one), await price(one))
    const together = await Promise.all(asked.map(price))
    expect(together).toEqual(asked.map((one) => alone.get(JSON.stringify(one))))
    expect(together[0]).toHaveLength(1)
    expect(together[1]).toHaveLength(2)
  })

  it("follows the sale to the minute: when it ends, the everyday price applies", async () => {
    const owner = await signInAsOwner()
    const { _id } = await aPublished(owner)
    expect(
      (
        await change(owner, await counterRead(owner, _id), {
          sale: { price: 500, from: "2026-01-01T00:00:00Z", to: null },
        })
      ).status,
    ).toBe(200)
    const price = async () =>
      (await shop.call(catalogueCalls.verifyPrice, { variants: [{ variantId: _id, size: "M" }] })).body.data[0]?.price
    expect(await price()).toBe(500)
    await sql(
      `update price_list set ends_at = now() where id = (select sale_list_id from colourway where product_id = $1)`,
      [_id],
    )
    expect(await price()).toBe(799)
  })
})
