import { catalogueCalls, colourwayCalls, styleCalls } from "@silai/contracts/catalogue/calls"
import { describe, expect, it } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aColour, aDraft, aPublished, change, counterRead } from "../../rig/colourway"
import { pay } from "../../rig/gateway"
import { whileHeld } from "../../rig/row-lock"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { sql } from "../../rig/sql"
import { afterWork } from "../../rig/work"

const shop = browser()
const page = (idOrSlug: string) => shop.call(catalogueCalls.single, { variantIdOrSlug: idOrSlug })
const isListed = async (product: string, id: string) =>
  (await shop.call(catalogueCalls.list, { product, numberOfProducts: 48 })).body.data.some(({ _id }) => _id === id)
const inItsProduct = async (owner: Browser, piece: { _id: string; product: { _id: string } }) =>
  (await owner.call(styleCalls.single, { productId: piece.product._id })).body.data.variants.some(
    ({ _id }) => _id === piece._id,
  )

describe("archiving", () => {
  it("deletes a colourway never ordered, and its colour and address are free again", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner)
    const { body } = await owner.call(colourwayCalls.remove, { _id: piece._id })
    expect(body).toMatchObject({ message: "Deleted.", data: { outcome: "deleted" } })
    expect((await page(piece.slug)).status).toBe(404)
    expect(await isListed(piece.product._id, piece._id)).toBe(false)
    expect((await owner.call(colourwayCalls.remove, { _id: piece._id })).status).toBe(404)
    expect((await aDraft(owner, { product: piece.product._id, color: piece.color, slug: piece.slug })).slug).toBe(
      piece.slug,
    )
  })

  it("archives an ordered colourway with the reason shown, and can restore it", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner)
    const guest = await aGuest()
    const { body: asked } = await askToPay(guest, await aBag([{ slug: piece.slug }]))
    await pay(asked.data.razorpay.orderId, "success")
    await afterWork(
      "the order is placed",
      async () => (await sql(`select 1 from order_line_item where product_id = $1`, [piece._id])).length > 0,
    )
    const { body } = await owner.call(colourwayCalls.remove, { _id: piece._id })
    expect(body).toMatchObject({
      data: { outcome: "archived" },
      message: expect.stringMatching(/ordered before.*archived/),
    })
    const kept = await counterRead(owner, piece._id)
    expect(kept).toMatchObject({ status: "archived", orders: 1 })
    expect((await page(piece.slug)).status).toBe(404)
    expect(await inItsProduct(owner, piece)).toBe(false)
    expect((await change(owner, kept, { status: "published" })).status).toBe(200)
    expect((await page(piece.slug)).status).toBe(200)
    expect(await inItsProduct(owner, piece)).toBe(true)
  })

  it("waits for a stock count in progress, and neither blocks the other", async () => {
    const owner = await signInAsOwner()
    const piece = await aDraft(owner)
    const removed = await whileHeld(async ({ ask, someoneWaits }) => {
      await ask(
        `select 1 from inventory_level l join product_variant_inventory_item vi using (inventory_item_id)
        join product_variant v on v.id = vi.variant_id where v.product_id = $1 for update of l`,
        [piece._id],
      )
      const answer = owner.call(colourwayCalls.remove, { _id: piece._id })
      await someoneWaits("inventory_level")
      // A stock count is recorded with a reference to the colourway, whose row must still exist.
      await ask(`select 1 from colourway where product_id = $1 for key share`, [piece._id])
      return { answer }
    })
    expect((await removed.answer).body).toMatchObject({ data: { outcome: "deleted" } })
  })

  it("copies into another colour as a draft without pictures and stock", async () => {
    const owner = await signInAsOwner()
    const piece = await aPublished(owner, { tags: ["formal", aColour()], customSizeOption: true })
    const color = aColour()
    const {
      body: { data },
    } = await owner.call(colourwayCalls.duplicate, { _id: piece._id, color, colorCode: "#FFFFFF" })
    expect(data).toMatchObject({
      status: "draft",
      color,
      price: 799,
      basePrice: 1199,
      tags: piece.tags,
      details: piece.details,
      images: [],
      customSizeOption: true,
    })
    expect(data.sizes.map(({ size, stocked }) => [size, stocked])).toEqual([
      ["S", 0],
      ["M", 0],
    ])
    expect(
      (await owner.call(colourwayCalls.duplicate, { _id: piece._id, color: piece.color, colorCode: "#FFFFFF" })).body
        .code,
    ).toBe("catalogue.colour_taken")
  })

  it("copies into another colour with the given sizes and stock", async () => {
    const owner = await signInAsOwner()
    const { _id } = await aPublished(owner)
    const copy = (sizes: { size: string; stock: number }[]) =>
      owner.call(colourwayCalls.duplicate, { _id, color: aColour(), colorCode: "#FFFFFF", sizes })
    const { data, message } = (
      await copy([
        { size: "M", stock: 3 },
        { size: "L", stock: 0 },
      ])
    ).body
    expect(message).toBe("Copied as a draft, without pictures.")
    expect(data.sizes.map(({ size, stocked }) => [size, stocked])).toEqual([
      ["M", 3],
      ["L", 0],
    ])
    expect((await copy([{ size: "Nine", stock: 1 }])).body).toMatchObject({ success: false, field: "sizes" })
  })
})
