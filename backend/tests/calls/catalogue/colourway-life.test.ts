import { catalogueCalls, categoryCalls } from "@silai/contracts/catalogue/calls"
import { describe, expect, it } from "vitest"
import { browser } from "../../rig/browser"
import { aDraft, aPublished, change, counterRead } from "../../rig/colourway"
import { eventually } from "../../rig/eventually"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { stockOf } from "../../rig/stock"

const shop = browser()
const page = (idOrSlug: string) => shop.call(catalogueCalls.single, { variantIdOrSlug: idOrSlug })
const isListed = async (product: string, id: string) =>
  (await shop.call(catalogueCalls.list, { product, numberOfProducts: 48 })).body.data.some(({ _id }) => _id === id)
const soon = (ms: number) => new Date(Date.now() + ms).toISOString()

describe("taken out of the shop", () => {
  it("has no page, is named by no list, and is refused by the checkout when still in a bag", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner)
    const bag = await aBag([{ slug: piece.slug }])
    const { body } = await change(owner, piece, { status: "draft" })
    expect(body.message).toBe("Hidden from the shop.")
    expect((await page(piece.slug)).status).toBe(404)
    expect(await isListed(piece.product._id, piece._id)).toBe(false)
    expect(
      (
        await shop.call(catalogueCalls.verifyPrice, {
          variants: bag.map(({ variantId, size }) => ({ variantId, size })),
        })
      ).body.data,
    ).toEqual([])
    expect((await askToPay(await aGuest(), bag)).body.code).toBe("checkout.unavailable")
  })

  it("is reported as hidden, and is hidden, when published while its category is out of the shop", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner)
    const { _id: categoryId, name } = piece.product.category
    await owner.call(categoryCalls.update, { categoryId, active: false })
    const hidden = (await change(owner, await counterRead(owner, piece._id), { status: "draft" })).body.data
    const { body } = await change(owner, hidden, { status: "published" })
    expect([body.message, body.data.shown]).toEqual([
      `Published, but the category “${name}” is hidden: customers see it once that is shown again.`,
      false,
    ])
    expect((await page(piece.slug)).status).toBe(404)
    await owner.call(categoryCalls.update, { categoryId, active: true })
    expect([(await page(piece.slug)).status, (await counterRead(owner, piece._id)).shown]).toEqual([200, true])
  })

  it("is not new again after a day out of the shop", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner)
    const hidden = (await change(owner, piece, { status: "draft" })).body.data
    expect((await change(owner, hidden, { status: "published" })).body.data.launchedAt).toBe(piece.launchedAt)
  })
})

describe("a new address", () => {
  it("redirects from the old ones in one step, however often it changed; a page that has one of them now comes first", async () => {
    const owner = await signInAsOwner()
    const first = await aPublished(owner)
    const [a, b, c] = [first.slug, `${first.slug}-b`, `${first.slug}-c`]
    const second = (await change(owner, first, { slug: b })).body.data
    const third = (await change(owner, second, { slug: c })).body.data
    for (const slug of [a, b, c]) expect((await page(slug)).body.data, slug).toMatchObject({ _id: first._id, slug: c })
    expect(third.oldSlugs.sort()).toEqual([a, b].sort())
    const heir = await aPublished(owner, { slug: a })
    expect((await page(a)).body.data._id).toBe(heir._id)
    expect((await page(b)).body.data._id).toBe(first._id)
    const home = (await change(owner, await counterRead(owner, first._id), { slug: b })).body.data
    expect(home.oldSlugs).not.toContain(b)
    expect((await change(owner, home, { slug: a })).body).toMatchObject({ code: "catalogue.slug_taken", field: "slug" })
  })

  it("leaves nothing behind for a draft, and a hidden page's old address shows nothing", async () => {
    const owner = await signInAsOwner()
    const draft = await aDraft(owner)
    expect((await change(owner, draft, { slug: `${draft.slug}-x` })).body.data.oldSlugs).toEqual([])
    const piece = await aPublished(owner)
    const moved = (await change(owner, piece, { slug: `${piece.slug}-x` })).body.data
    await change(owner, moved, { status: "draft" })
    expect((await page(piece.slug)).status).toBe(404)
  })
})

describe("a sale with start and end times", () => {
  it("starts and ends by itself, in the lists and at the checkout", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner)
    const cardPrice = async () =>
      (await shop.call(catalogueCalls.relatedProducts, { productIds: [piece._id] })).body.data[0]?.price
    const tillPrice = async () =>
      (await shop.call(catalogueCalls.verifyPrice, { variants: [{ variantId: piece._id, size: "M" }] })).body.data[0]
        ?.price
    const { body } = await change(owner, piece, { sale: { price: 599, from: soon(6_000), to: soon(600_000) } })
    expect(body.data).toMatchObject({ price: 799, currentPrice: 799, sale: { price: 599, state: "coming" } })
    expect([await cardPrice(), await tillPrice()]).toEqual([799, 799])
    await eventually("the sale starts in the lists", async () => (await cardPrice()) === 599)
    expect(await tillPrice()).toBe(599)
    const running = await counterRead(owner, piece._id)
    expect(running.sale?.state).toBe("running")
    expect(
      (await change(owner, running, { sale: { price: 599, from: running.sale!.from, to: soon(1_500) } })).status,
    ).toBe(200)
    await eventually("the sale ends in the lists", async () => (await cardPrice()) === 799)
    expect(await tillPrice()).toBe(799)
    const over = await counterRead(owner, piece._id)
    expect(over.sale?.state).toBe("over")
    expect((await change(owner, over, { sale: null })).body.data.sale).toBeNull()
  })

  it("starts even when its time comes while it is still being written", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner)
    await Promise.all(
      [0, 20, 60, 150, 400].map(async (ms, n) => {
        const other = await aPublished(owner, { product: piece.product._id })
        await change(owner, other, { sale: { price: 500 + n, from: soon(ms), to: null } })
        await eventually(
          "the sale is in the lists",
          async () =>
            (await shop.call(catalogueCalls.relatedProducts, { productIds: [other._id] })).body.data[0]?.price ===
            500 + n,
        )
      }),
    )
  })

  it("shows at once when it has already started, and is refused when it makes no sense", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner)
    const { body } = await change(owner, piece, { sale: { price: 500, from: soon(-60_000), to: null } })
    expect((await page(piece.slug)).body.data).toMatchObject({ price: 500, basePrice: 1199, discount: 58 })
    for (const sale of [
      { price: 799, from: soon(0), to: null },
      { price: 700, from: soon(9_000), to: soon(1_000) },
    ]) {
      expect(await change(owner, body.data, { sale })).toMatchObject({ status: 400, body: { field: "sale" } })
    }
  })
})

describe("sizes", () => {
  it("are retired when they were bought, and come back as they were; others are deleted for good", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner, {
      sizes: [
        { size: "S", stock: 4 },
        { size: "M", stock: 4 },
        { size: "L", stock: 0 },
      ],
    })
    await askToPay(await aGuest(), await aBag([{ slug: piece.slug, size: "S" }]))
    const sizesOf = async () => (await page(piece.slug)).body.data.sizes
    const slim = (await change(owner, await counterRead(owner, piece._id), { sizes: [{ size: "L" }] })).body.data
    expect(await sizesOf()).toEqual([{ size: "L", stock: 0 }])
    const rows = await sql<{ title: string; gone: boolean }>(
      `select title, deleted_at is not null gone from product_variant where product_id = $1 order by title`,
      [piece._id],
    )
    expect(rows).toEqual([
      { title: "L", gone: false },
      { title: "S", gone: true },
    ])
    await change(owner, slim, { sizes: [{ size: "S", stock: 6 }, { size: "L" }, { size: "XXL", stock: 1 }] })
    expect(await sizesOf()).toEqual([
      { size: "S", stock: 6 },
      { size: "L", stock: 0 },
      { size: "XXL", stock: 1 },
    ])
    expect(await stockOf(piece.slug, "S")).toMatchObject({ stocked: 7, held: 1 })
    expect(
      (await shop.call(catalogueCalls.verifyPrice, { variants: [{ variantId: piece._id, size: "XXL" }] })).body.data[0]
        ?.price,
    ).toBe(799)
  })

  it("are refused when a published piece has none and no Custom; made to order is switched off only when nothing is promised", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner, { backorder: true, sizes: [{ size: "M", stock: 0 }] })
    expect(await stockOf(piece.slug, "M")).toMatchObject({ backorder: true })
    expect((await change(owner, piece, { sizes: [] })).body.code).toBe("catalogue.price_needs_size")
    await askToPay(await aGuest(), await aBag([{ slug: piece.slug, size: "M" }]))
    const { body } = await change(owner, piece, { backorder: false })
    expect([body.code, body.field, body.message]).toEqual([
      "catalogue.size_promised",
      "backorder",
      expect.stringMatching(/size M/),
    ])
  })
})
