import fs from "node:fs"
import path from "node:path"
import { catalogueCalls, colourwayCalls } from "@silai/contracts/catalogue/calls"
import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { customerCalls } from "@silai/contracts/customer/calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Browser } from "../rig/browser"
import { aDraft, aPublished, counterRead } from "../rig/colourway"
import { eventually } from "../rig/eventually"
import { useShop } from "../rig/facts"
import { gatewayBook, mails } from "../rig/gateway"
import { eventNamesOf } from "../rig/received-events"
import { installPacked } from "../rig/opening/npm-package"
import { signInAs, signInAsOwner } from "../rig/owner"
import { dropDataDir, newDataDir, root } from "../rig/places"
import { openShop, type RunningShop } from "../rig/shop"
import { aBag, aContact, aGuest, askToPay, buys, untilPlaced } from "../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../rig/sql"
import { setStock } from "../rig/stock"

const [slug, size] = ["classic-white-formal-shirt", "L"] as const
const examples = path.join(root, "backend/tests/operator")
const place = newDataDir()
let shop: RunningShop
let owner: Browser

const copied = (name: string) => {
  const folder = path.join(place, name)
  fs.cpSync(path.join(examples, name), folder, { recursive: true, filter: (file) => !file.includes(".medusa") })
  return folder
}

// One shop with four plugins: `workshop`, `counter`, and the `listener` of the other tests, are folders that
// EXTRA_PLUGINS names; `cloth` is installed from a package, and written into medusa-config.ts by hand.
beforeAll(async () => {
  const cloth = await installPacked(path.join(examples, "cloth"), place)
  const counter = copied("counter")
  shop = await openShop({
    EXTRA_PLUGINS: [copied("workshop"), counter, copied("listener")].join(","),
    OPERATORS_PLUGIN: JSON.stringify({ resolve: cloth, options: {} }),
    OPERATORS_GATEWAY: path.join(counter, "in-medusa-config.cjs"),
    NODE_OPTIONS: `--require ${path.join(examples, "fuse-box.cjs")}`,
  })
  useShop(shop.facts)
  owner = await signInAsOwner()
  await setStock(slug, size, 9)
}, 300_000)
afterAll(async () => {
  await shop?.close()
  dropDataDir(place)
}, 60_000)
closeSqlAfterwards()

it("notes a placed order for the workshop by an operator's subscriber", async () => {
  const orderId = await buys(await aGuest(), await aBag([{ slug, size, quantity: 2 }]))
  const [note] = await eventually("the note", async () => {
    const notes = await sql<{ note: string }>(`select note from workshop_note where order_id = $1`, [orderId])
    return notes.length > 0 && notes
  })
  expect(note!.note).toMatch(/^Order \d+: 2 × Classic White Formal Shirt \(L\)$/)
})

describe("an operator's own field on a colourway", () => {
  const millOf = async (product: string) =>
    (await owner.post<{ mill: string }>("/admin/cloth/single", { product })).body.mill
  const factsOf = async (id: string) =>
    (await owner.call(catalogueCalls.single, { variantIdOrSlug: id })).body.data.facts

  it("is kept with a new colourway, read in the back office, and shown in the shop", async () => {
    const { _id } = await aPublished(owner, { additional_data: { mill: "Arvind Mills" } } as object)
    expect(await millOf(_id)).toBe("Arvind Mills")
    expect(await factsOf(_id)).toEqual([{ name: "Woven by", value: "Arvind Mills" }])
  })

  it("is changed through the shop's own call, and unchanged by a call without it", async () => {
    const { _id } = await aPublished(owner)
    expect(await factsOf(_id)).toBeUndefined()
    const save = async (more: object) => {
      const { version } = await counterRead(owner, _id)
      return (await owner.call(colourwayCalls.update, { _id, version, ...more })).status
    }
    expect(await save({ additional_data: { mill: "Morarjee" } })).toBe(200)
    expect(await save({ washCare: "Cold water." })).toBe(200)
    expect(await millOf(_id)).toBe("Morarjee")
    expect(await save({ additional_data: { mill: "Raymond" } })).toBe(200)
    expect(await factsOf(_id)).toEqual([{ name: "Woven by", value: "Raymond" }])
    expect(await save({ additional_data: { mill: "x".repeat(61) } })).toBe(400)
    expect(await save({ additional_data: { weaver: "Raymond" } })).toBe(400)
  })

  it("is linked to the engine's product, and is deleted with its colourway", async () => {
    const { _id } = await aDraft(owner, { additional_data: { mill: "Bombay Dyeing" } } as object)
    const { body } = await owner.get(`/admin/products/${_id}?fields=id,cloth.mill`)
    expect(body).toMatchObject({ product: { cloth: { mill: "Bombay Dyeing" } } })
    await owner.call(colourwayCalls.remove, { _id })
    expect(await sql(`select 1 from cloth where mill = 'Bombay Dyeing' and deleted_at is null`)).toEqual([])
  })

  it("leaves the shop's page as it is when the plugin fails", async () => {
    const { _id } = await aPublished(owner, { additional_data: { mill: "Arvind Mills" } } as object)
    await sql(`alter table cloth rename to cloth_away`)
    const { status, body } = await owner.call(catalogueCalls.single, { variantIdOrSlug: _id })
    await sql(`alter table cloth_away rename to cloth`)
    expect([status, body.data.facts]).toEqual([200, undefined])
  })
})

describe("paying at the counter when collecting", () => {
  const ordered = async (quantity = 1) => {
    const contact = aContact()
    const at = await aGuest({ contact, deliveryMethod: "pickup" })
    const items = await aBag([{ slug, size, quantity }])
    const { status, body } = await at.call(checkoutCalls.paymentOrder, { items })
    expect([status, body.data.gateway, body.data.razorpay]).toEqual([200, "counter", undefined])
    return { at, contact, orderId: await untilPlaced(at, body.data.attemptId) }
  }
  const shown = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data
  const becomes = (orderId: string, wanted: string) =>
    eventually(`the order is ${wanted}`, async () => {
      const order = await shown(orderId)
      return order.paymentStatus === wanted && order
    })
  const engineCancels = async (orderId: string) =>
    expect((await owner.post(`/admin/orders/${orderId}/cancel`)).status).toBe(200)
  const receive = (at: Browser, orderId: string) =>
    at.post<{ received: boolean }>("/admin/counter/receive", { orderId })

  it("is offered to buyers who collect, while home delivery is paid as before", async () => {
    const { body } = await owner.call(checkoutCalls.shippingFees)
    expect(Object.fromEntries(body.data.map(({ method, pay }) => [method, pay.later]))).toEqual({
      home: false,
      pickup: true,
    })
    const at = await aGuest()
    const asked = await askToPay(at, await aBag([{ slug, size }]))
    expect([asked.body.data.gateway, typeof asked.body.data.razorpay.orderId]).toEqual(["razorpay", "string"])
  })

  it("places the order at once, as due, and says in the mail what is to pay", async () => {
    const before = (await gatewayBook()).orders.length
    const { contact, orderId } = await ordered()
    expect(await shown(orderId)).toMatchObject({
      paymentStatus: "due",
      money: { totalRupees: 799, refundedRupees: 0, dueRupees: 799 },
      payment: { gateway: "counter", method: "counter" },
    })
    const letter = await eventually("the mail", async () =>
      (await mails()).find(({ to, subject }) => to === contact.email && subject.includes("is placed")),
    )
    expect(letter.text).toContain(mailMessages.order.openingDue)
    expect(letter.text).toMatch(/^To pay: ₹799/m)
    expect((await gatewayBook()).orders).toHaveLength(before)
    expect(
      await sql(
        `select p.provider_id from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id where l.order_id = $1`,
        [orderId],
      ),
    ).toEqual([{ provider_id: "pp_counter_counter" }])
  })

  it("is confirmed once by the person who received the money, and not by staff who may not", async () => {
    const { at, orderId } = await ordered()
    expect((await receive(at, orderId)).status).toBe(401)
    const packer = await signInAs("packer")
    expect((await receive(packer, orderId)).body).toMatchObject({ success: true, received: true })
    expect((await receive(owner, orderId)).body).toMatchObject({ success: true, received: false })
    expect(await shown(orderId)).toMatchObject({ paymentStatus: "captured" })
    expect((await eventNamesOf(orderId)).filter((name) => name === "silai.payment.received")).toHaveLength(1)
  })

  it("is refunded in the shop when the order is cancelled after payment", async () => {
    const { orderId } = await ordered()
    await receive(owner, orderId)
    await engineCancels(orderId)
    const order = await becomes(orderId, "refunded")
    expect([order.status, order.money.refundedRupees]).toEqual([10, 799])
    expect(
      await sql(
        `select amount_paise::int as paise, notes ->> 'refund_id' like 'ref_%' as "byEngine" from counter_refund
        where due_id = (select gateway_order_id from checkout_attempt where order_id = $1)`,
        [orderId],
      ),
    ).toEqual([{ paise: 79_900, byEngine: true }])
    expect((await receive(owner, orderId)).body.received).toBe(false)
  })

  it("refunds nothing that was never paid, on the order's page and on the customer's", async () => {
    const { orderId } = await ordered()
    await engineCancels(orderId)
    const order = await becomes(orderId, "unpaid")
    expect([order.status, order.money.refundedRupees]).toEqual([10, 0])
    const { body } = await owner.call(customerCalls.single, { customerId: orderId })
    expect(body.data.ordersList).toMatchObject([{ _id: orderId, status: 10, refundedRupees: 0 }])
    expect((await receive(owner, orderId)).body.received).toBe(false)
  })

  it("asks for less when a piece is taken out before payment, and shows no refund", async () => {
    const { orderId } = await ordered(2)
    const { status } = await owner.call(orderEditCalls.takeOut, {
      orderId,
      lines: [{ itemId: "0", quantity: 1, left: 2 }],
      reason: "The cloth has a flaw",
    })
    expect(status).toBe(200)
    await eventually("the engine has booked it", async () => {
      const row = await oneRow<{ paise: number }>(
        `select refunded_paise::int as paise from order_state where order_id = $1`,
        [orderId],
      )
      return row.paise === 79_900
    })
    expect(await shown(orderId)).toMatchObject({ paymentStatus: "due", money: { totalRupees: 799, dueRupees: 799 } })
    await receive(owner, orderId)
    const { paymentStatus, money, refunds } = await shown(orderId)
    expect([paymentStatus, money.totalRupees, money.keptRupees, money.refundedRupees, refunds]).toEqual([
      "captured",
      799,
      799,
      0,
      [],
    ])
  })

  it("refunds a part through the engine, and the order continues", async () => {
    const { orderId } = await ordered()
    await receive(owner, orderId)
    const { id } = await oneRow<{ id: string }>(
      `select p.id from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id where l.order_id = $1`,
      [orderId],
    )
    expect((await owner.post(`/admin/payments/${id}/refund`, { amount: 100 })).status).toBe(200)
    const order = await becomes(orderId, "partially_refunded")
    expect([order.status, order.money.refundedRupees]).toEqual([0, 100])
  })
})
