import { categoryCalls, colourwayCalls, pictureCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { styleCalls } from "@silai/contracts/catalogue/style-calls"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { randomInt } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import type { Browser } from "../../rig/browser"
import { aColour, aDraft, change, counterRead, addPicture } from "../../rig/colourway"
import { eventually } from "../../rig/eventually"
import { eventsDuring, untilAllIsSent } from "../../rig/received-events"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"

closeSqlAfterwards()
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
const aName = (what: string) => `${what} ${randomInt(1e9).toString(36)}`
const anotherDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const counted = (events: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(events).map(([name, ids]) => [name, ids.length]))
const sizesOf = async ({ _id }: Pick<Colourway, "_id">) =>
  (await sql<{ id: string }>(`select id from product_variant where product_id = $1 and deleted_at is null`, [_id])).map(
    ({ id }) => id,
  )
const sorted = (ids: readonly string[] = []) => [...ids].sort()

describe("the events of a colourway", () => {
  it("are one for each row of a new colourway, once it can be read", async () => {
    await aDraft(owner)
    let draft: Colourway | undefined
    const tag = aName("tag").replace(" ", "-")
    const events = await eventsDuring(async () => (draft = await aDraft(owner, { tags: [tag] })))
    expect(counted(events)).toEqual({
      "product-tag.created": 1,
      "product.created": 1,
      "product-variant.created": 2,
      "inventory-item.created": 2,
      "inventory-level.created": 2,
      // A base price and an everyday price each.
      "pricing.price.created": 4,
    })
    expect(events["product.created"]).toEqual([draft!._id])
    expect(sorted(events["product-variant.created"])).toEqual(sorted(await sizesOf(draft!)))
    expect(Object.values(events).flat().join()).not.toContain("gone")
  })

  it("say once that the shop has a new size, when a colourway is the first to have it", async () => {
    const draft = await aDraft(owner)
    const { id: option } = await oneRow<{ id: string }>(
      `select opt.id from product_option opt join product_product_option ppo on ppo.product_option_id = opt.id where ppo.product_id = $1 and opt.title = 'Size'`,
      [draft._id],
    )
    const called = (before: string, after: string) =>
      sql(`update product_option_value set value = $3 where option_id = $1 and value = $2`, [option, before, after])
    await called("XXL", "XXL before")
    try {
      const sizes = [{ size: "S" as const }, { size: "M" as const }, { size: "L" as const, stock: 1 }]
      const events = await eventsDuring(() => change(owner, draft, { sizes }))
      expect(events["product-option.updated"]).toEqual([option])
    } finally {
      await sql(`delete from product_option_value where option_id = $1 and value = 'XXL'`, [option])
      await called("XXL before", "XXL")
    }
  })

  it("say that it changed, and nothing for a save that changes nothing", async () => {
    const draft = await aDraft(owner)
    const events = await eventsDuring(() => change(owner, draft, { washCare: "Cold water." }))
    expect(events).toEqual({ "product.updated": [draft._id] })
    const { price, basePrice, tags, backorder } = draft
    const same = { price, basePrice, tags, backorder, sizes: [{ size: "S" as const }, { size: "M" as const }] }
    const now = await counterRead(owner, draft._id)
    const nothing = await eventsDuring(async () =>
      expect((await change(owner, now, { ...same, washCare: "Cold water." })).status).toBe(200),
    )
    expect(nothing).toEqual({})
  })

  it("name each new price and each size that has one", async () => {
    const draft = await aDraft(owner)
    const events = await eventsDuring(() => change(owner, draft, { price: 749 }))
    expect(counted(events)).toEqual({ "product.updated": 1, "product-variant.updated": 2, "pricing.price.updated": 2 })
    expect(sorted(events["product-variant.updated"])).toEqual(sorted(await sizesOf(draft)))
    const { version } = await counterRead(owner, draft._id)
    const repriced = await eventsDuring(() =>
      owner.call(colourwayCalls.reprice, { variants: [{ _id: draft._id, version, price: 700, basePrice: 1199 }] }),
    )
    expect(counted(repriced)).toEqual({
      "product.updated": 1,
      "product-variant.updated": 2,
      "pricing.price.updated": 2,
    })
  })

  it("say that a sale was set, started, and was removed", async () => {
    const draft = await aDraft(owner)
    const begun = await eventsDuring(() =>
      change(owner, draft, { sale: { price: 500, from: anotherDay(-1), to: anotherDay(1) } }),
    )
    expect(counted(begun)).toEqual({
      "silai.sale.started": 1,
      "pricing.price-list.created": 1,
      "pricing.price.created": 2,
      "product-variant.updated": 2,
      "product.updated": 1,
    })
    const longer = await eventsDuring(async () =>
      change(owner, await counterRead(owner, draft._id), {
        sale: { price: 500, from: (await counterRead(owner, draft._id)).sale!.from, to: anotherDay(2) },
      }),
    )
    expect(counted(longer)).toEqual({ "pricing.price-list.updated": 1, "product.updated": 1 })
    const over = await eventsDuring(async () => change(owner, await counterRead(owner, draft._id), { sale: null }))
    expect(counted(over)).toEqual({
      "silai.sale.ended": 1,
      "pricing.price-list.deleted": 1,
      "pricing.price.deleted": 2,
      "product-variant.updated": 2,
      "product.updated": 1,
    })
    expect(over["silai.sale.ended"]).toEqual([draft._id])
  })

  it("say that a sale starts and ends by the clock, once each", async () => {
    const draft = await aDraft(owner)
    const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const later = await aDraft(owner)
    const isSent = (name: string, { _id }: Colourway) =>
      eventually(name, async () =>
        sql(`select 1 from outbox where dedupe_key like $1 and payload -> 'data' -> 0 ->> 'id' = $2`, [
          `${name}:%`,
          _id,
        ]).then((rows) => rows.length),
      )
    // A number is used up for each attempt to write one that is there already.
    const numbers = async () =>
      (
        await sql<{ used: number }>(
          `select last_value::int as used from pg_sequences where sequencename = 'outbox_id_seq'`,
        )
      )[0]!.used
    const written = async () => (await sql<{ n: number }>(`select count(*)::int as n from outbox`))[0]!.n
    const [usedBefore, writtenBefore] = [await numbers(), await written()]
    const turns = await eventsDuring(async () => {
      await change(owner, draft, { sale: { price: 500, from: soon(1), to: soon(2.5) } })
      await isSent("silai.sale.ended", draft)
      // The clock looks back some seconds at each tick: by now it has read the first sale's start and end again.
      await change(owner, later, { sale: { price: 500, from: soon(1), to: null } })
      await isSent("silai.sale.started", later)
    })
    expect([turns["silai.sale.started"], turns["silai.sale.ended"]]).toEqual([[draft._id, later._id], [draft._id]])
    expect((await numbers()) - usedBefore - ((await written()) - writtenBefore)).toBeLessThan(3)
  })

  it("name each size that is added, removed or restored, with its pieces", async () => {
    const draft = await aDraft(owner)
    const small = await oneRow<{ id: string }>(`select id from product_variant where product_id = $1 and title = 'S'`, [
      draft._id,
    ])
    const events = await eventsDuring(() =>
      change(owner, draft, {
        sizes: [
          { size: "M", stock: 0 },
          { size: "L", stock: 4 },
        ],
      }),
    )
    expect(counted(events)).toEqual({
      "product-variant.deleted": 1,
      "inventory-item.deleted": 1,
      "inventory-level.deleted": 1,
      "product-variant.created": 1,
      "inventory-item.created": 1,
      "inventory-level.created": 1,
      "pricing.price.created": 2,
      "product.updated": 1,
    })
    expect(events["product-variant.deleted"]).toEqual([`${small.id} gone`])
  })

  it("name each size and its pieces that become made to order", async () => {
    const draft = await aDraft(owner)
    const events = await eventsDuring(() => change(owner, draft, { backorder: true }))
    expect(counted(events)).toEqual({
      "product.updated": 1,
      "product-variant.updated": 2,
      "inventory-level.updated": 2,
    })
  })

  it("say that it is deleted, with its sizes but not its prices", async () => {
    const draft = await aDraft(owner)
    const events = await eventsDuring(() => owner.call(colourwayCalls.remove, { _id: draft._id }))
    expect(counted(events)).toEqual({
      "product.deleted": 1,
      "product-variant.deleted": 2,
      "inventory-item.deleted": 2,
      "inventory-level.deleted": 2,
    })
  })

  it("say nothing of a change that was refused after everything was written, or that came too late", async () => {
    const draft = await aDraft(owner)
    const events = await eventsDuring(async () => {
      // Without a picture it cannot be published, which is checked after everything is written.
      expect(
        (await change(owner, draft, { price: 650, sizes: [{ size: "XL", stock: 2 }], status: "published" })).status,
      ).toBe(409)
      expect((await change(owner, { ...draft, version: draft.version + 1 }, { price: 600 })).status).toBe(409)
    })
    expect(events).toEqual({})
  })

  it("name its pictures, on every page that shows one of them", async () => {
    const [one, other] = [await aDraft(owner), await aDraft(owner)]
    await addPicture(one._id)
    await sql(
      `insert into image (id, url, rank, product_id) select 'img_' || md5(random()::text), url, 0, $2 from image where product_id = $1`,
      [one._id, other._id],
    )
    const [shown] = (await owner.call(pictureCalls.images, { variantId: one._id })).body.data.images
    const set = (alt: string) =>
      owner.call(pictureCalls.updateImage, { variantId: one._id, images: [{ stem: shown!.stem, alt }] })
    const events = await eventsDuring(() => set("A shirt on a hanger"))
    expect(events["product.updated"]).toEqual([one._id])
    expect(events["silai.gallery.updated"]).toContain(one._id)
    expect(events["silai.gallery.updated"]).toContain(other._id)
    expect(new Set(events["silai.gallery.updated"]).size).toBe(events["silai.gallery.updated"]!.length)
    expect(await eventsDuring(() => set("A shirt on a hanger"))).toEqual({})
    await set(shown!.alt)
  })

  it("name the recounted pieces, and nothing where the count was right", async () => {
    const draft = await aDraft(owner)
    const set = (size: string, pieces: number) =>
      owner.call(inventoryCalls.updateStock, {
        variants: [{ variantId: draft._id, size, set: pieces, reason: "counted" }],
      })
    const events = await eventsDuring(async () => expect((await set("S", 9)).status).toBe(200))
    expect(counted(events)).toEqual({ "inventory-level.updated": 1 })
    expect(await eventsDuring(() => set("S", 9))).toEqual({})
  })
})

describe("the events of styles and categories", () => {
  it("name a category that is added, changed, moved (with the one it passes) and deleted", async () => {
    const add = async () =>
      (
        await owner.call(categoryCalls.add, {
          name: aName("Trial"),
          measurementType: "upperBody",
          sizeChart: "Shirts",
        })
      ).body.data
    const first = await add()
    let second = first
    const added = await eventsDuring(async () => (second = await add()))
    expect(added).toEqual({ "product-category.created": [second._id] })
    const update = (facts: object) => owner.call(categoryCalls.update, { categoryId: second._id, ...facts })
    const described = await eventsDuring(() => update({ description: "To be tried." }))
    expect(described).toEqual({ "product-category.updated": [second._id] })
    expect(await eventsDuring(() => update({ description: "To be tried." }))).toEqual({})
    const moved = await eventsDuring(() => update({ rank: first.rank }))
    expect(sorted(moved["product-category.updated"])).toEqual(sorted([first._id, second._id]))
    const deleted = await eventsDuring(() => owner.call(categoryCalls.delete, { categoryId: second._id }))
    expect(deleted["product-category.deleted"]).toEqual([`${second._id}`])
    expect(deleted["product-category.updated"]).toContain(first._id)
    await owner.call(categoryCalls.delete, { categoryId: first._id })
    await untilAllIsSent()
  })

  it("name a style that is added, renamed with its colourways, archived and deleted", async () => {
    const category = (
      await owner.call(categoryCalls.add, { name: aName("Trial"), measurementType: "upperBody", sizeChart: "Shirts" })
    ).body.data
    let styleId = ""
    const added = await eventsDuring(
      async () =>
        (styleId = (await owner.call(styleCalls.add, { name: aName("Style"), categoryId: category._id })).body.data
          ._id),
    )
    expect(added).toEqual({ "silai.style.created": [styleId] })
    const draft = await aDraft(owner, { product: styleId, color: aColour() })
    const name = aName("Renamed")
    const rename = () => owner.call(styleCalls.update, { productId: styleId, name, renameVariants: true })
    expect(await eventsDuring(rename)).toEqual({ "product.updated": [draft._id], "silai.style.updated": [styleId] })
    expect(await eventsDuring(rename)).toEqual({})
    expect(await eventsDuring(() => owner.call(styleCalls.remove, { productId: styleId }))).toEqual({
      "silai.style.updated": [styleId],
    })
    await owner.call(colourwayCalls.remove, { _id: draft._id })
    expect(await eventsDuring(() => owner.call(styleCalls.remove, { productId: styleId }))).toEqual({
      "silai.style.deleted": [`${styleId} gone`],
    })
  })
})
