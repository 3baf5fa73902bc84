import { engineDoorMessages } from "@silai/contracts/house/engine-doors"
import { catalogueCalls, colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { beforeAll, describe, expect, test } from "vitest"
import { type Browser, browser } from "../../rig/browser"
import { aDraft, aPublished, change, counterRead } from "../../rig/colourway"
import { eventually } from "../../rig/eventually"
import { backendLog } from "../../rig/opening/log"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, buys, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()
const shop = browser()
let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

/** The reply of the engine's own back-office call. */
async function engine<T>(path: string): Promise<T> {
  const { status, body } = await owner.get(`/admin/${path}`)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body as never
}
async function recordInEngine<T = unknown>(path: string, facts: unknown = {}): Promise<T> {
  const { status, body } = await owner.post(`/admin/${path}`, facts)
  if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`)
  return body as never
}
async function dropInEngine(path: string): Promise<void> {
  const { status } = await owner.send(`/admin/${path}`, { method: "DELETE" })
  if (status !== 200) throw new Error(`${path}: ${status}`)
}

type Variant = {
  id: string
  title: string
  sku: string
  allow_backorder: boolean
  manage_inventory: boolean
  prices: { amount: number; currency_code: string }[]
}
type Product = { id: string; title: string; handle: string; status: string; images: unknown[]; variants: Variant[] }
const product = async (id: string) => (await engine<{ product: Product }>(`products/${id}`)).product
const variant = async (id: string, size: string) => (await product(id)).variants.find(({ title }) => title === size)!

type Level = { location_id: string; stocked_quantity: number; reserved_quantity: number; available_quantity: number }
type Item = { id: string; sku: string; location_levels: Level[] }
async function shelf(id: string, size: string): Promise<Level & { itemId: string }> {
  const { sku } = await variant(id, size)
  const { inventory_items } = await engine<{ inventory_items: Item[] }>(`inventory-items?sku=${sku}`)
  const [level] = inventory_items[0]!.location_levels
  return { ...level!, itemId: inventory_items[0]!.id }
}
/** The engine's price list that a colourway is in, with its prices there. */
async function offer(id: string): Promise<{ list: string; prices: { id: string; amount: number }[] }> {
  const sets = await sql<{ list: string; of: string }>(
    `select p.price_list_id as list, p.price_set_id as of from price p join product_variant_price_set l on l.price_set_id = p.price_set_id and l.deleted_at is null
       join product_variant v on v.id = l.variant_id and v.deleted_at is null where v.product_id = $1 and p.price_list_id is not null and p.deleted_at is null`,
    [id],
  )
  const { list } = sets[0]!
  const { prices } = await engine<{ prices: { id: string; amount: number; price_set_id: string }[] }>(
    `price-lists/${list}/prices?limit=1000&fields=id,amount,price_set_id`,
  )
  return { list, prices: prices.filter((one) => sets.some(({ of }) => of === one.price_set_id)) }
}
const offered = async (id: string) => [...new Set((await offer(id)).prices.map(({ amount }) => amount))]

type Order = {
  status: string
  total: number
  payment_status: string
  fulfillment_status: string
  shipping_methods: { name: string; amount: number }[]
  items: { id: string; quantity: number; variant_id: string; unit_price: number; metadata: Record<string, unknown> }[]
  payment_collections: {
    payments: { id: string; amount: number; captures: { amount: number }[]; refunds: { amount: number }[] }[]
  }[]
}
const fields = "+payment_status,+fulfillment_status,*shipping_methods,*payment_collections.payments.refunds"
const order = async (id: string) => (await engine<{ order: Order }>(`orders/${id}?fields=${fields}`)).order
const payment = async (id: string) => (await order(id)).payment_collections[0]!.payments[0]!
const reservations = async ({ items }: Order) =>
  (
    await engine<{ reservations: { line_item_id: string; quantity: number }[] }>(
      `reservations?${items.map(({ id }) => `line_item_id[]=${id}`).join("&")}`,
    )
  ).reservations.map(({ quantity }) => quantity)

const page = async (slug: string) => shop.call(catalogueCalls.single, { variantIdOrSlug: slug })
const card = async ({ _id, product: style }: Colourway) =>
  (await shop.call(catalogueCalls.list, { product: style._id, numberOfProducts: 48 })).body.data.find(
    (one) => one._id === _id,
  )
const ours = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data

describe("the engine's own calls after a change in the shop", () => {
  test("show a colourway that is added, published, changed, repriced, hidden and removed", async () => {
    const draft = await aDraft(owner)
    expect((await product(draft._id)).status).toBe("draft")
    const piece = await aPublished(owner, { backorder: true, customSizeOption: true })
    const published = await product(piece._id)
    expect(published).toMatchObject({ status: "published", handle: piece.slug, title: piece.variantName })
    expect(published.images).toHaveLength(1)
    expect(published.variants.map(({ title }) => title).sort()).toEqual(["Custom", "M", "S"])
    expect(published.variants.find(({ title }) => title === "M")).toMatchObject({
      allow_backorder: true,
      manage_inventory: true,
      prices: [{ amount: 1199, currency_code: "inr" }],
    })
    expect(published.variants.find(({ title }) => title === "Custom")!.manage_inventory).toBe(false)
    expect(await offered(piece._id)).toEqual([799])

    const now = await counterRead(owner, piece._id)
    const changed = await change(owner, now, {
      variantName: "Renamed",
      slug: `${piece.slug}-again`,
      price: 699,
      basePrice: 1099,
      backorder: false,
      sizes: [{ size: "M", stock: 8 }],
    })
    expect(changed.status, changed.body.message).toBe(200)
    const after = await product(piece._id)
    expect(after).toMatchObject({ title: "Renamed", handle: `${piece.slug}-again` })
    expect(after.variants.map(({ title }) => title).sort()).toEqual(["Custom", "M"])
    expect(after.variants.find(({ title }) => title === "M")).toMatchObject({
      allow_backorder: false,
      prices: [{ amount: 1099 }],
    })
    expect(await offered(piece._id)).toEqual([699])

    await change(owner, await counterRead(owner, piece._id), { status: "draft" })
    expect((await product(piece._id)).status).toBe("draft")
    await owner.call(colourwayCalls.remove, { _id: draft._id })
    expect((await owner.get(`/admin/products/${draft._id}`)).status).toBe(404)
  })

  test("show a stock count", async () => {
    const piece = await aPublished(owner)
    const line = { variantId: piece._id, size: "M", set: 5, reason: "counted" }
    const { status, body } = await owner.call(inventoryCalls.updateStock, { variants: [line] })
    expect(status, body.message).toBe(200)
    expect(await shelf(piece._id, "M")).toMatchObject({ stocked_quantity: 5, reserved_quantity: 0 })
  })

  test("show an order: delivered, made to measure, and more than is in stock", async () => {
    const piece = await aPublished(owner, { backorder: true, customSizeOption: true, sizes: [{ size: "M", stock: 1 }] })
    const bag = await aBag([
      { slug: piece.slug, size: "M", quantity: 2 },
      { slug: piece.slug, size: upperBody },
    ])
    const id = await buys(await aGuest(), bag)
    const made = await order(id)
    const { money } = await ours(id)
    expect(made).toMatchObject({ status: "pending", payment_status: "captured", fulfillment_status: "not_fulfilled" })
    expect(made.total).toBe(money.totalRupees)
    expect(made.items.map(({ quantity }) => quantity).sort()).toEqual([1, 2])
    expect(made.items.find(({ quantity }) => quantity === 1)!.metadata.measurement).toMatchObject({ chest: 40 })
    // Made to measure takes nothing from stock.
    expect(await reservations(made)).toEqual([2])
    expect(await shelf(piece._id, "M")).toMatchObject({ stocked_quantity: 1, reserved_quantity: 2 })
    const paid = await payment(id)
    expect([paid.amount, paid.captures.map(({ amount }) => amount)]).toEqual([money.totalRupees, [money.totalRupees]])
  })

  test("show an order that is collected, accepted by the shop", async () => {
    const piece = await aPublished(owner)
    const id = await buys(
      await aGuest({ deliveryMethod: "pickup" }),
      await aBag([{ slug: piece.slug, size: "M", quantity: 1 }]),
    )
    const made = await order(id)
    const { delivery, money } = await ours(id)
    expect(delivery).toBe("pickup")
    expect(made.shipping_methods.map(({ amount }) => amount)).toEqual([money.deliveryRupees])
    expect((await owner.call(orderCalls.update, { orderId: id, status: 1 })).status).toBe(200)
    expect(await order(id)).toMatchObject({ status: "pending", payment_status: "captured" })
  })
})

describe("the shop after a change by the engine's own calls", () => {
  let piece: Colourway
  beforeAll(async () => {
    piece = await aPublished(owner)
  })
  const shown = (what: string, test: (now: Awaited<ReturnType<typeof card>>) => boolean | undefined) =>
    eventually(what, async () => test(await card(piece)))

  test("shows a new title and unpublishing, by events and not only by the worker that checks everything", async () => {
    const titles = ["Set by the engine", "Set twice", "Set three times"]
    for (const title of titles) {
      await recordInEngine(`products/${piece._id}`, { title })
      await shown(title, (now) => now?.variantName === title)
    }
    await recordInEngine(`products/${piece._id}`, { status: "draft" })
    await shown("it is gone", (now) => !now)
    expect((await page(piece.slug)).status).toBe(404)
    await recordInEngine(`products/${piece._id}`, { status: "published" })
    await shown("it is back", (now) => now !== undefined)
    expect((await counterRead(owner, piece._id)).variantName).toBe("Set three times")
    // Sometimes the worker runs between a change and its event; without events it would be five.
    const repairs = backendLog().filter(
      ({ event, colourways }) => event === "listing put right" && (colourways as string[]).includes(piece._id),
    )
    expect(repairs.length).toBeLessThan(4)
  })

  test("shows another everyday price, and a deleted price list", async () => {
    const { variants } = await product(piece._id)
    for (const one of variants)
      await recordInEngine(`products/${piece._id}/variants/${one.id}`, {
        prices: [{ amount: 1499, currency_code: "inr" }],
      })
    await shown("the base price", (now) => now?.basePrice === 1499)
    const { list, prices } = await offer(piece._id)
    await recordInEngine(`price-lists/${list}/prices/batch`, { delete: prices.map((one) => one.id) })
    await shown("no offer any more", (now) => now?.price === 1499)
    const [line] = await aBag([{ slug: piece.slug, size: "M" }])
    expect(line!.price).toBe(1499)
  })

  test("shows counted and reserved pieces, at the next read", async () => {
    const { itemId, location_id } = await shelf(piece._id, "M")
    await setStock(piece.slug, "M", 4)
    const free = async () => (await page(piece.slug)).body.data.sizes.find(({ size }) => size === "M")!.stock
    expect(await free()).toBe(4)
    const { reservation } = await recordInEngine<{ reservation: { id: string } }>("reservations", {
      inventory_item_id: itemId,
      location_id,
      quantity: 3,
    })
    expect(await free()).toBe(1)
    expect((await card(piece))!.sizes.find(({ size }) => size === "M")!.stock).toBe(1)
    const two = { ...(await aBag([{ slug: piece.slug, size: "M" }]))[0]!, quantity: 2 }
    expect((await askToPay(await aGuest(), [two])).status).toBe(409)
    // Nor can the engine promise what the checkout has already promised.
    expect((await askToPay(await aGuest(), [{ ...two, quantity: 1 }])).status).toBe(200)
    expect((await stockOf(piece.slug, "M")).free).toBe(0)
    expect(
      (await owner.post("/admin/reservations", { inventory_item_id: itemId, location_id, quantity: 1 })).status,
    ).not.toBe(200)
    expect((await stockOf(piece.slug, "M")).stocked).toBe(4)
    await dropInEngine(`reservations/${reservation.id}`)
    expect(await free()).toBe(3)
  })

  test("refunds a cancelled order and restocks its piece, in both books", async () => {
    const own = await aPublished(owner)
    const id = await buys(await aGuest(), await aBag([{ slug: own.slug, size: "M" }]))
    await recordInEngine(`orders/${id}/cancel`)
    const { money } = await eventually("cancelled", async () => {
      const now = await ours(id)
      return now.status === 10 && now.money.refundedRupees === now.money.totalRupees && now
    })
    const made = await order(id)
    expect(made.status).toBe("canceled")
    expect((await payment(id)).refunds.map(({ amount }) => amount)).toEqual([money.totalRupees])
    expect(await reservations(made)).toEqual([])
    expect(await shelf(own._id, "M")).toMatchObject({ stocked_quantity: 8, reserved_quantity: 0 })
    expect(await stockOf(own.slug, "M")).toMatchObject({ stocked: 8, reserved: 0, held: 0 })
  })

  test.each([
    ["workflows-executions/create-order-fulfillment/run", engineDoorMessages.workflows],
    ["orders/order_1/fulfillments", engineDoorMessages.orders],
    ["orders/order_1/fulfillments/ful_1/shipments", engineDoorMessages.orders],
    ["order-edits", engineDoorMessages.orders],
    ["orders/order_1/credit-lines", engineDoorMessages.money],
    ["payment-collections/pc_1/mark-as-paid", engineDoorMessages.money],
    ["returns", engineDoorMessages.returns],
    ["claims/claim_1/request", engineDoorMessages.returns],
    ["inventory-items/iitem_1/location-levels/batch", engineDoorMessages.stock],
    ["Inventory-Items/iitem_1/location-levels/sloc_1/", engineDoorMessages.stock],
  ])("does not change %s there: the owner reads where it is done", async (path, sentence) => {
    const { status, body } = await owner.post(`/admin/${path}`, {})
    expect([status, body.code, body.message]).toEqual([403, "house.done_elsewhere", sentence])
  })

  test("no longer sells a deleted variant and a deleted product", async () => {
    const own = await aPublished(owner)
    const small = await variant(own._id, "S")
    await dropInEngine(`products/${own._id}/variants/${small.id}`)
    await eventually("size S is gone", async () => (await card(own))?.sizes.every(({ size }) => size !== "S"))
    await dropInEngine(`products/${own._id}`)
    await eventually("it is gone", async () => !(await card(own)))
    expect((await page(own.slug)).status).toBe(404)
  })
})
