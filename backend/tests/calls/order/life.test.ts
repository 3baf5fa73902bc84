import { orderCalls } from "@silai/contracts/order/calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { orderMessages } from "@silai/contracts/order/messages"
import { nextOf, type OrderStatusCode, STATUS_CODES } from "@silai/contracts/order/status"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import { eventually } from "../../rig/eventually"
import { type Browser, browser } from "../../rig/browser"
import { anEmail } from "../../rig/customer"
import { faults, gatewayBook, mails } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, buys, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const [slug, size] = ["classic-white-formal-shirt", "S"] as const

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

/** The statuses that may follow by hand: only the buyer sets 9, only a return sets 12. */
const byHand = (code: OrderStatusCode): readonly OrderStatusCode[] =>
  nextOf(code, "home").filter((to) => to !== 9 && to !== 12)

type Wish = { deliveryMethod?: "home" | "pickup"; custom?: boolean; email?: string }
async function placed({ deliveryMethod = "home", custom = false, email = anEmail() }: Wish = {}) {
  await setStock(slug, size, 6)
  const at = await aGuest({ deliveryMethod, contact: { email } })
  return {
    at,
    orderId: await buys(at, await aBag([{ slug, size: custom ? upperBody : size, quantity: custom ? 1 : 2 }])),
  }
}
const moves = (orderId: string, status: number, more: object = {}, at = owner) =>
  at.call(orderCalls.update, { orderId, status, ...more })
async function movedTo(orderId: string, ...codes: number[]) {
  for (const code of codes) {
    const { status, body } = await moves(orderId, code)
    if (status !== 200) throw new Error(`to ${code}: ${status} ${body.message}`)
  }
}
const shown = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data
const steps = async (orderId: string) => (await shown(orderId)).timeline.map(({ code, by }) => [code, by])

type Engine = {
  status: string
  fulfillment_status: string
  payment_status: string
  fulfillments: { labels: object[] }[]
}
async function engine(orderId: string): Promise<Engine> {
  const { body } = await owner.get<{ order: Engine }>(
    `/admin/orders/${orderId}?fields=status,+payment_status,+fulfillment_status,*fulfillments.labels`,
  )
  return body.order
}
const refundsInPaiseOf = async (orderId: string) => {
  const { id } = await oneRow<{ id: string }>(
    `select details -> 'payment' ->> 'gatewayPaymentId' as id from order_state where order_id = $1`,
    [orderId],
  )
  return (await gatewayBook()).refunds.filter(({ payment_id }) => payment_id === id).map(({ amount }) => amount)
}
const everything = async (orderId: string) =>
  sql(
    `select o.status, s.code, (select count(*)::int from order_fulfillment f where f.order_id = o.id) as parcels
         from "order" o join order_state s on s.order_id = o.id where o.id = $1`,
    [orderId],
  )

describe("the life of an order in the back office", () => {
  test("goes through packing, shipping with a tracking number and delivery, the same in the engine at every step; packing reduces the stock", async () => {
    const { at, orderId } = await placed()
    const before = await stockOf(slug, size)
    await movedTo(orderId, 1, 2, 3)
    expect(await engine(orderId)).toMatchObject({ fulfillment_status: "fulfilled" })
    expect(await stockOf(slug, size)).toMatchObject({ stocked: before.stocked - 2, reserved: before.reserved - 2 })
    const shortened = await moves(orderId, 4, { parcel: { courier: "Delhivery", trackingNumber: "1.23457E+12" } })
    expect(shortened.status).toBe(400)
    expect(shortened.body.message).toContain(orderMessages.trackingShortened)
    const parcel = { courier: "Delhivery", trackingNumber: "DL123", trackingUrl: "https://track.example/DL123" }
    expect((await moves(orderId, 4, { parcel })).status).toBe(200)
    const sent = await engine(orderId)
    expect(sent.fulfillment_status).toBe("shipped")
    expect(sent.fulfillments[0]!.labels).toMatchObject([{ tracking_number: "DL123" }])
    await movedTo(orderId, 5, 6)
    expect((await engine(orderId)).fulfillment_status).toBe("delivered")
    const order = (await at.call(orderCalls.single, { orderId })).body.data
    expect([order.status, order.parcel, order.nextStatuses]).toEqual([6, parcel, []])
    const name = "Harpreet Singh"
    expect((await steps(orderId)).slice(1)).toEqual([1, 2, 3, 4, 5, 6].map((code) => [code, name]))
  })

  test("sends its buyer a mail when it is accepted, sent and delivered, with the parcel's number, and none for other steps", async () => {
    const email = anEmail()
    const { orderId } = await placed({ email })
    await movedTo(orderId, 1, 2, 3)
    await moves(orderId, 4, { parcel: { courier: "Delhivery", trackingNumber: "DL124" } })
    await movedTo(orderId, 5, 6)
    const letters = await afterWork("the mails are there", async () => {
      const all = (await mails()).filter(({ to }) => to.includes(email))
      return all.length >= 4 && all
    })
    const number = (await shown(orderId)).orderNumber
    expect(new Set(letters.map(({ subject }) => subject))).toEqual(
      new Set([
        mailMessages.order.subject(number),
        ...(["accepted", "shipped", "delivered"] as const).map((news) => mailMessages.moved.subject[news](number)),
      ]),
    )
    expect(letters.find(({ subject }) => subject === mailMessages.moved.subject.shipped(number))!.text).toContain(
      "Delhivery, DL124",
    )
  })

  test("waits at the shop when it is collected and is handed over", async () => {
    const { orderId } = await placed({ deliveryMethod: "pickup" })
    await movedTo(orderId, 1, 7)
    expect((await engine(orderId)).fulfillment_status).toBe("fulfilled")
    expect((await moves(orderId, 4)).body.code).toBe("order.cannot_move")
    await movedTo(orderId, 8)
    expect([(await engine(orderId)).fulfillment_status, (await shown(orderId)).status]).toEqual(["delivered", 8])
  })

  test.each([0, 1, 2, 3])(
    "ends when the shop cancels at status %i: once, with all money refunded and the pieces in stock",
    async (from) => {
      const { orderId } = await placed()
      const before = await stockOf(slug, size)
      await movedTo(orderId, ...[1, 2, 3].slice(0, from))
      const both = await Promise.all([1, 2].map(() => moves(orderId, 10, { reason: "The cloth has run out" })))
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await engine(orderId)).toMatchObject({ status: "canceled" })
      expect(await stockOf(slug, size)).toMatchObject({ reserved: before.reserved - 2, free: before.free + 2 })
      const order = await afterWork("the refund is on the order", async () => {
        const now = await shown(orderId)
        return now.paymentStatus === "refunded" && now
      })
      expect(await refundsInPaiseOf(orderId)).toEqual([2 * 79_900])
      expect(await engine(orderId)).toMatchObject({ payment_status: "refunded" })
      expect([order.status, order.cancelReason, order.timeline.at(-1)?.by]).toEqual([
        10,
        "The cloth has run out",
        "Harpreet Singh",
      ])
    },
  )

  test("ends when its buyer cancels and gets the money back; not by a stranger, nor a second time", async () => {
    const { at, orderId } = await placed()
    expect((await browser().call(orderCalls.cancel, { orderId })).status).toBe(404)
    expect((await owner.call(orderCalls.cancel, { orderId })).status).toBe(404)
    expect((await at.call(orderCalls.single, { orderId })).body.data.mayCancel).toBe(true)
    const { status, body } = await at.call(orderCalls.cancel, { orderId, reason: "Wrong size" })
    expect([status, body.message, body.data.status]).toEqual([200, orderMessages.cancelled, 9])
    expect((await at.call(orderCalls.cancel, { orderId })).body.code).toBe("order.already_cancelled")
    expect((await engine(orderId)).status).toBe("canceled")
    await afterWork("the money is back", async () => (await refundsInPaiseOf(orderId)).length === 1)
    expect(await refundsInPaiseOf(orderId)).toEqual([2 * 79_900])
    expect(await steps(orderId)).toEqual([
      [0, "Gurpreet Kaur"],
      [9, "Gurpreet Kaur"],
    ])
  })

  test("lets no buyer cancel what is packed, nor what is being cut to measure", async () => {
    const [ready, made] = [await placed(), await placed({ custom: true })]
    await movedTo(ready.orderId, 1, 2, 3)
    await movedTo(made.orderId, 1, 2)
    for (const { at, orderId } of [ready, made]) {
      expect((await at.call(orderCalls.single, { orderId })).body.data.mayCancel).toBe(false)
      expect((await at.call(orderCalls.cancel, { orderId })).body.code).toBe("order.too_late_to_cancel")
      expect(await refundsInPaiseOf(orderId)).toEqual([])
    }
  })

  test("is not blocked by a gateway that cannot refund at that moment: the order is cancelled, and the money follows, once", async () => {
    const { at, orderId } = await placed()
    await faults({ reset: true, api: "server-error", apiMatch: "/refund" })
    expect((await at.call(orderCalls.cancel, { orderId })).status).toBe(200)
    expect([(await engine(orderId)).status, await refundsInPaiseOf(orderId)]).toEqual(["canceled", []])
    await faults({ reset: true })
    const order = await eventually("the money is back", async () => {
      const now = await shown(orderId)
      return now.paymentStatus === "refunded" && now
    })
    expect([order.status, await refundsInPaiseOf(orderId)]).toEqual([9, [2 * 79_900]])
    expect(await engine(orderId)).toMatchObject({ payment_status: "refunded" })
  }, 60_000)

  test("has one winner when cancelling and shipping meet, the same in the engine", async () => {
    for (let round = 0; round < 4; round++) {
      const { orderId } = await placed()
      await movedTo(orderId, 1, 2, 3)
      const replies = await Promise.all(
        round % 2 ? [moves(orderId, 10), moves(orderId, 4)] : [moves(orderId, 4), moves(orderId, 10)],
      )
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      const [{ status }, { status: code }] = [await engine(orderId), await shown(orderId)]
      expect([4, 10]).toContain(code)
      expect(status === "canceled").toBe(code === 10)
      if (code === 10) await afterWork("the money is back", async () => (await refundsInPaiseOf(orderId)).length === 1)
      expect(await refundsInPaiseOf(orderId)).toEqual(code === 10 ? [2 * 79_900] : [])
    }
  }, 90_000)

  test("refuses all other moves between the thirteen statuses, and they change nothing", async () => {
    const { orderId } = await placed()
    const packer = await signInAs("packer")
    const refused = []
    for (const from of STATUS_CODES) {
      await sql(`update order_state set code = $1 where order_id = $2`, [from, orderId])
      for (const to of STATUS_CODES.filter((code) => !byHand(from).includes(code))) {
        const { status, body } = await moves(orderId, to)
        refused.push([from, to, status, body.code])
      }
    }
    expect(refused.filter(([, , status]) => status !== 409 && status !== 422)).toEqual([])
    expect(refused.length).toBe(13 * 13 - STATUS_CODES.flatMap(byHand).length)
    await sql(`update order_state set code = 3 where order_id = $1`, [orderId])
    expect((await moves(orderId, 10, {}, packer)).body.code).toBe("order.not_yours_to_move")
    // The shop completes by itself what is in a final status, as this order was for a moment.
    const status = expect.stringMatching(/^(pending|completed)$/)
    expect(await everything(orderId)).toEqual([{ status, code: 3, parcels: 0 }])
  })
})
