import {
  catalogueCalls,
  categoryCalls,
  colourwayCalls,
  pictureCalls,
  styleCalls,
} from "@silai/contracts/catalogue/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { beforeAll, describe, expect, it } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aColour, aDraft, aPublished, change, counterRead } from "../../rig/colourway"
import { eventually } from "../../rig/eventually"
import { pay } from "../../rig/gateway"
import { backendLog } from "../../rig/opening/log"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { sql } from "../../rig/sql"

const shop = browser()
let owner: Browser
let piece: Colourway
beforeAll(async () => {
  owner = await signInAsOwner()
  piece = await aPublished(owner, {
    sizes: [
      { size: "S", stock: 1 },
      { size: "M", stock: 8 },
    ],
  })
})

/** A piece's card on Explore, in one request; undefined when it is not listed. */
const card = async ({ _id, product }: Colourway = piece) =>
  (await shop.call(catalogueCalls.list, { product: product._id, numberOfProducts: 48 })).body.data.find(
    (one) => one._id === _id,
  )
const edit = async (facts: Parameters<typeof change>[2], of = piece) => {
  const { status, body } = await change(owner, await counterRead(owner, of._id), facts)
  expect(status, body.message).toBe(200)
  return body.data
}
const stockShown = async (size: string) => (await card())!.sizes.find((one) => one.size === size)?.stock

describe("the list, in the very next request", () => {
  it("shows an edit: name, address, price, colour, tags, what is made to order", async () => {
    await edit({
      variantName: "Renamed Piece",
      slug: `${piece.slug}-again`,
      price: 749,
      color: `${piece.color} Dark`,
      colorCode: "#112233",
      tags: ["renamed"],
      backorder: true,
    })
    expect(await card()).toMatchObject({
      variantName: "Renamed Piece",
      slug: `${piece.slug}-again`,
      price: 749,
      color: `${piece.color} Dark`,
      colorCode: "#112233",
      tags: ["renamed"],
      backorder: true,
    })
    expect((await shop.call(catalogueCalls.list, { tag: "renamed" })).body.data.map(({ _id }) => _id)).toEqual([
      piece._id,
    ])
    await edit({ variantName: piece.variantName, slug: piece.slug, price: 799, color: piece.color, backorder: false })
  })

  it("shows that the last piece is sold: when a shopper holds it, and when it is paid", async () => {
    expect(await stockShown("S")).toBe(1)
    const guest = await aGuest()
    const { body } = await askToPay(guest, await aBag([{ slug: piece.slug, size: "S" }]))
    expect(await stockShown("S")).toBe(0)
    const { handler } = await pay(body.data.razorpay.orderId)
    expect((await guest.call(checkoutCalls.verifyPayment, handler)).body.data.status).toBe("placed")
    expect(await stockShown("S")).toBe(0)
  })

  it("shows a change of stock by hand, and a size that is added or removed", async () => {
    await owner.call(inventoryCalls.updateStock, {
      variants: [{ variantId: piece._id, size: "S", add: 4, reason: "received" }],
    })
    expect(await stockShown("S")).toBe(4)
    await edit({ sizes: [{ size: "S" }, { size: "L", stock: 6 }] })
    expect((await card())!.sizes).toEqual([
      { size: "S", stock: 4 },
      { size: "L", stock: 6 },
    ])
    expect((await shop.call(catalogueCalls.list, { product: piece.product._id, sizeFilter: "M" })).body.total).toBe(0)
  })

  it("shows another name of its product and of its category, and hides a category", async () => {
    const { _id: productId, name, category } = piece.product
    await owner.call(styleCalls.update, { productId, name: `${name} Renewed` })
    await owner.call(categoryCalls.update, { categoryId: category._id, name: `${category.name} Renewed` })
    expect((await card())!.product).toMatchObject({
      name: `${name} Renewed`,
      category: { name: `${category.name} Renewed` },
    })
    await owner.call(categoryCalls.update, { categoryId: category._id, active: false })
    expect(await card()).toBeUndefined()
    await owner.call(categoryCalls.update, { categoryId: category._id, active: true, name: category.name })
    await owner.call(styleCalls.update, { productId, name })
    expect((await card())!.product).toMatchObject({ name, category: { name: category.name } })
  })

  it("shows other pictures, in another order", async () => {
    const two = await sql<{ stem: string }>(`select stem from picture order by stem limit 2`)
    const set = async (stems: string[]) => {
      const { status, body } = await owner.call(pictureCalls.updateImage, {
        variantId: piece._id,
        images: stems.map((stem) => ({ stem, alt: "Seen from the side" })),
      })
      expect(status, body.message).toBe(200)
      return (await card())!
    }
    const stems = two.map(({ stem }) => stem)
    const before = await sql<{ stem: string; alt: string }>(
      `select stem, alt from picture where stem = any($1::text[])`,
      [stems],
    )
    expect((await set(stems)).images.map(({ stem, alt }) => [stem, alt])).toEqual(
      stems.map((stem) => [stem, "Seen from the side"]),
    )
    expect((await set(stems.toReversed())).thumbnail).toBe(`/images/${stems[1]}-320.webp`)
    expect((await counterRead(owner, piece._id)).history[0]!.what).toEqual(["Pictures changed"])
    await owner.call(pictureCalls.updateImage, { variantId: piece._id, images: before })
  })

  it("shows that a colourway is unpublished, published again or deleted, and drops its swatch from the others", async () => {
    const sister = await aPublished(owner, { product: piece.product._id })
    expect((await card())!.variants.map(({ _id }) => _id)).toContain(sister._id)
    await edit({ status: "draft" }, sister)
    expect([await card(sister), (await card())!.variants.map(({ _id }) => _id)]).toEqual([undefined, [piece._id]])
    await edit({ status: "published" }, sister)
    expect((await card())!.variants.map(({ _id }) => _id)).toContain(sister._id)
    expect((await owner.call(colourwayCalls.remove, { _id: sister._id })).body.data.outcome).toBe("deleted")
    expect([await card(sister), (await card())!.variants.map(({ _id }) => _id)]).toEqual([undefined, [piece._id]])
  })

  it("shows a sale that runs from now on; one with its hours within a second or two", async () => {
    await edit({ sale: { price: 500, from: new Date(Date.now() - 1_000).toISOString(), to: null } })
    expect((await card())!.price).toBe(500)
    const soon = (ms: number) => new Date(Date.now() + ms).toISOString()
    await edit({ sale: { price: 600, from: soon(4_000), to: soon(600_000) } })
    expect((await card())!.price).toBe(799)
    await eventually("the sale is in the list", async () => (await card())!.price === 600)
    await edit({ sale: { price: 600, from: soon(-1_000), to: soon(1_500) } })
    await eventually("the sale is over", async () => (await card())!.price === 799)
    await edit({ sale: null })
  })
})

describe("two people who remove colours of one product at once", () => {
  it("leave no swatch of either behind, and are not refused because the shop is busy", async () => {
    const sisters = await Promise.all(
      [1, 2, 3, 4].map(() => aPublished(owner, { product: piece.product._id, color: aColour() })),
    )
    const answers = await Promise.all(sisters.map(({ _id }) => owner.call(colourwayCalls.remove, { _id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await card())!.variants.map(({ _id }) => _id)).toEqual([piece._id])
  })
})

describe("the job that compares the list with its source", () => {
  it("repairs every damaged row, removes strays, and names them", async () => {
    const row = () => sql(`select price_paise, search_text, tag_keys from listing where product_id = $1`, [piece._id])
    const good = await row()
    await sql(
      `update listing set price_paise = 1, search_text = 'spoilt', tag_keys = '{spoilt}' where product_id = $1`,
      [piece._id],
    )
    await sql(
      `insert into listing overriding user value select (jsonb_populate_record(l, '{"product_id":"prod_stray","slug":"stray"}')).* from listing l where product_id = $1`,
      [piece._id],
    )
    await eventually(
      "the row is right again",
      async () => (await sql(`select 1 from listing where product_id = $1 and price_paise > 1`, [piece._id])).length,
      90_000,
    )
    await eventually(
      "the stray is gone",
      async () => !(await sql(`select 1 from listing where product_id = 'prod_stray'`)).length,
      90_000,
    )
    expect(await row()).toEqual(good)
    expect(
      await sql(`select word from listing_word where no not in (select no from listing) or word = 'spoilt'`),
    ).toEqual([])
    const reported = () =>
      backendLog()
        .filter((line) => line.event === "listing put right")
        .flatMap(({ colourways }) => colourways as string[])
    await eventually("both are reported", async () => [piece._id, "prod_stray"].every((id) => reported().includes(id)))
  }, 200_000)

  it("is not stopped by a row that cannot be written, and names it", async () => {
    const {
      body: { data: style },
    } = await owner.call(styleCalls.add, {
      name: `${piece.product.name} Neighbour`,
      categoryId: piece.product.category._id,
    })
    const [broken, spoilt] = [await aDraft(owner, { product: style._id }), piece]
    const price = (amount: string) =>
      sql(
        `update price set amount = ${amount} where price_set_id in (
      select vps.price_set_id from product_variant_price_set vps join product_variant v on v.id = vps.variant_id where v.product_id = $1)`,
        [broken._id],
      )
    await price("amount * 1e6")
    await sql(`update listing set price_paise = 1 where product_id = $1`, [spoilt._id])
    await eventually("the other is right again", async () => (await card(spoilt))!.price === 799, 90_000)
    await eventually(
      "the broken one is named",
      async () =>
        backendLog().some(({ event, colourway }) => event === "listing not written" && colourway === broken._id),
      90_000,
    )
    await price("amount / 1e6")
  }, 200_000)
})
