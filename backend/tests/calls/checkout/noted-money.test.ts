import { randomUUID } from "node:crypto"
import type { BodyOf } from "@silai/contracts/call"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { orderCalls } from "@silai/contracts/order/calls"
import { beforeAll, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { mails } from "../../rig/gateway"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { eventsOf } from "../../rig/received-events"
import { moved } from "../../rig/returns"
import { aBag, aContact, anAddress } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { afterWork } from "../../rig/work"
import { audit } from "../../score/audit"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })
const [slug, size] = ["classic-white-formal-shirt", "XL"] as const

type Add = BodyOf<typeof phoneOrderCalls.add>
let owner: Browser
let manager: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  manager = await signInAs("manager")
})

/** An order of one shirt for a caller. */
async function aCall(payBy: Add["payBy"], deliveryMethod: Add["deliveryMethod"]): Promise<Add> {
  const items = await aBag([{ slug, size }])
  const { body } = await manager.call(phoneOrderCalls.quote, { items, deliveryMethod })
  return {
    key: randomUUID(),
    items,
    deliveryMethod,
    contact: aContact(),
    ...(deliveryMethod === "home" && { address: anAddress() }),
    payBy,
    totalRupees: body.data.totals.totalRupees,
  }
}
const take = async (asked: Add) => {
  const { status, body } = await manager.call(phoneOrderCalls.add, asked)
  if (status !== 200) throw new Error(`The order was refused: ${body.code} ${body.message}`)
  return body.data
}
const received = (paymentId: string, reference = "", by = manager) =>
  by.call(phoneOrderCalls.received, { paymentId, reference })
const shown = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data

test("holds the goods of an expected transfer, lets the first staff member note it once, places the order, and finds its number in the payments", async () => {
  await setStock(slug, size, 4)
  const before = await stockOf(slug, size)
  const taken = await take(await aCall("transfer", "home"))
  expect([taken.status, taken.link, taken.payBy]).toEqual(["held", null, "transfer"])
  expect(Math.abs(Date.parse(taken.heldUntil) - (Date.now() + 24 * 3_600_000))).toBeLessThan(600_000)
  expect((await stockOf(slug, size)).held - before.held).toBe(1)
  expect((await received(taken._id)).body.code).toBe("phone_order.reference_wanted")
  expect((await received(taken._id, "UTR 0042", await signInAs("packer"))).status).toBe(403)
  const refuse = { additional_data: { refuse: "Not before the bank says so." } }
  const held = await manager.call(phoneOrderCalls.received, {
    paymentId: taken._id,
    reference: "UTR 1",
    ...refuse,
  } as never)
  expect([held.status, held.body.message]).toEqual([400, refuse.additional_data.refuse])
  const both = await Promise.all([received(taken._id, "UTR 0042"), received(taken._id, "UTR 0043", owner)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const { orderId, status } = (await manager.call(phoneOrderCalls.unpaidSingle, { paymentId: taken._id })).body.data
  expect(status).toBe("placed")
  const order = await shown(orderId!)
  expect([order.paymentStatus, order.payment!.gateway, order.money.dueRupees]).toEqual(["captured", "transfer", 0])
  const first = both[0].status === 200
  const noted = [{ way: "transfer", rupees: taken.amountRupees, reference: first ? "UTR 0042" : "UTR 0043" }]
  expect(order.payment!.noted).toMatchObject(noted)
  const now = await stockOf(slug, size)
  expect([now.held - before.held, now.reserved - before.reserved]).toEqual([0, 1])
  const { payments } = (await owner.call(paymentCalls.single, { paymentId: taken._id })).body.data
  expect(payments).toMatchObject([
    {
      status: "kept",
      method: "transfer",
      reference: first ? "UTR 0042" : "UTR 0043",
      amountRupees: taken.amountRupees,
    },
  ])
  expect(payments[0]!.notedBy).toBe(first ? "Some manager" : "Harpreet Singh")
  expect((await received(taken._id, "UTR 0044")).body.code).toBe("phone_order.not_waiting")
  expect((await eventsOf(taken._id)).filter(({ name }) => name === "hook moneyReceived")).toHaveLength(1)
})

test("refunds no transfer by a gateway: the refund waits for staff at once, and counts when it is noted", async () => {
  await setStock(slug, size, 4)
  const taken = await take(await aCall("transfer", "home"))
  const { orderId } = (await received(taken._id, "UTR 0050")).body.data
  await moved(owner, orderId!, 10)
  const refund = await afterWork("it waits for a person", async () => {
    const { refunds } = (await owner.call(paymentCalls.single, { paymentId: taken._id })).body.data
    return refunds.find(({ state }) => state === "failed")
  })
  const given = await owner.call(paymentCalls.refundGiven, { refundId: refund._id, note: "Sent from the bank's page" })
  expect(given.status).toBe(200)
  await afterWork("the order knows", async () => (await shown(orderId!)).paymentStatus === "refunded")
})

test("says of a cancelled order only what its cancellation refunds, next to a refund that staff still make by hand", async () => {
  await setStock(slug, size, 4)
  const asked = await aCall("transfer", "home")
  const { _id } = await take(asked)
  expect((await received(_id, "UTR 0092")).status).toBe(200)
  const orderId = (await manager.call(phoneOrderCalls.unpaidSingle, { paymentId: _id })).body.data.orderId!
  const total = (await shown(orderId)).totalRupees
  const part = { orderId, amountRupees: 300, seenRefundedRupees: 0, reason: "A loose seam" }
  expect((await owner.call(paymentCalls.refundOrder, part)).status).toBe(200)
  const moneyOf = async () => {
    const { keptRupees, refundingRupees } = (await shown(orderId)).money
    return [keptRupees, refundingRupees]
  }
  expect(await moneyOf()).toEqual([total, 300])
  await moved(owner, orderId, 10)
  const letter = await afterWork("the mail", async () =>
    (await mails()).find(({ to, subject }) => to.includes(asked.contact.email) && /cancel/i.test(subject)),
  )
  expect(letter.text).toContain(mailMessages.moved.backByHand(`₹${(total - 300).toLocaleString("en-IN")}`))
  expect(await moneyOf()).toEqual([total, total])
})

test("releases a transfer that no one has noted when it is cancelled, and it cannot be noted afterwards", async () => {
  await setStock(slug, size, 4)
  const before = await stockOf(slug, size)
  const taken = await take(await aCall("transfer", "home"))
  expect((await manager.call(phoneOrderCalls.sendLink, { paymentId: taken._id })).body.code).toBe(
    "phone_order.no_links",
  )
  const cancelled = await manager.call(phoneOrderCalls.cancelUnpaid, { paymentId: taken._id })
  expect([cancelled.status, cancelled.body.data.status]).toEqual([200, "expired"])
  expect(await stockOf(slug, size)).toEqual(before)
  expect((await received(taken._id, "UTR 0060")).body.code).toBe("phone_order.not_waiting")
})

test("places an order that is paid in cash at once, due until it is collected, and records its money once", async () => {
  await setStock(slug, size, 4)
  const refused = await manager.call(phoneOrderCalls.add, await aCall("cash", "home"))
  expect([refused.status, refused.body.code]).toEqual([422, "phone_order.cash_is_collected"])
  const asked = await aCall("cash", "pickup")
  const taken = await take(asked)
  expect(taken.status).toBe("placed")
  expect((await take(asked)).orderId).toBe(taken.orderId)
  const orderId = taken.orderId!
  const due = await shown(orderId)
  expect([due.paymentStatus, due.money.dueRupees, due.takenBy]).toEqual(["due", taken.amountRupees, "Some manager"])
  await moved(owner, orderId, 1, 7)
  const both = await Promise.all([received(orderId, "Slip 7"), received(orderId, "Slip 8", owner)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)!.body.code).toBe("phone_order.nothing_due")
  const paid = await shown(orderId)
  expect([paid.paymentStatus, paid.money.dueRupees]).toEqual(["captured", 0])
  const row = await oneRow<{ noted_by: string; reference: string; at: string }>(
    `select k.noted_by, k.reference, s.details -> 'payment' -> 'received' ->> 'by' as at from gateway_payment k join order_state s on s.attempt_id = k.attempt_id where s.order_id = $1`,
    [orderId],
  )
  const first = both[0].status === 200
  const who = first ? "Some manager" : "Harpreet Singh"
  expect([row.noted_by, row.at, row.reference]).toEqual([who, who, first ? "Slip 7" : "Slip 8"])
})

test("cancels cash that never came with its order, and then does not accept it; a payment by link cannot be noted by hand", async () => {
  await setStock(slug, size, 4)
  const { orderId } = await take(await aCall("cash", "pickup"))
  await moved(owner, orderId!, 10)
  expect((await received(orderId!)).body.code).toBe("phone_order.nothing_due")
  await afterWork("nothing is owed", async () => (await shown(orderId!)).paymentStatus === "unpaid")
  const payment = (await owner.call(paymentCalls.single, { paymentId: orderId! })).body.data
  expect([payment.status, payment.state]).toEqual(["placed", "crossed_out"])
  const { counts } = (await owner.call(paymentCalls.all, { search: payment.orderNumber! })).body
  expect(counts).toMatchObject({ placed: 1, returned: 0 })
  expect((await shown(orderId!)).money.refundedRupees).toBe(0)
  const byLink = await take(await aCall("link", "home"))
  expect((await received(byLink._id, "UTR 0070")).body.code).toBe("phone_order.not_noted_by_hand")
  await manager.call(phoneOrderCalls.cancelUnpaid, { paymentId: byLink._id })
  expect(await audit(sql)).toEqual({})
})
