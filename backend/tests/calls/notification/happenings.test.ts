import { randomUUID } from "node:crypto"
import { inventoryCalls } from "@silai/contracts/inventory/calls"
import type { StockReason } from "@silai/contracts/inventory/limits"
import { notificationCalls } from "@silai/contracts/notification/calls"
import type { NotificationKind } from "@silai/contracts/notification/kinds"
import { orderCalls } from "@silai/contracts/order/calls"
import { afterEach, beforeAll, expect, test, vi } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCustomer } from "../../rig/customer"
import { declinedForGood, faults, sendWebhook } from "../../rig/gateway"
import { eventually } from "../../rig/eventually"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { untilAllIsSent, untilReceived } from "../../rig/received-events"
import { noReviews, written } from "../../rig/review"
import { aBag, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const slug = "classic-white-formal-shirt"
let owner: Browser
let packer: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
  packer = await signInAs("packer")
  await untilAllIsSent()
  // The work of other tests is in earlier notifications.
  await sql(`update staff_notification set started_at = started_at - interval '2 hours'`)
})
afterEach(() => faults({ reset: true }))

const newest = async (at: Browser, kind: NotificationKind) =>
  (await at.call(notificationCalls.all, { kind })).body.data[0]
/** The owner's next notification. */
async function nextOf(kind: NotificationKind, work: () => Promise<unknown>) {
  const before = (await newest(owner, kind))?.at
  await work()
  return eventually(`another notification: ${kind}`, async () => {
    const found = await newest(owner, kind)
    return found?.at !== before && found
  })
}
const bought = async (size: string) => buys(await aGuest(), await aBag([{ slug, size }]))

test("reports a size that an order leaves nearly empty as running low, once a day, and not one that is full", async () => {
  await sql(`delete from staff_notification_subject where kind = 'stock'`)
  await setStock(slug, "S", 40)
  const before = await newest(packer, "stock")
  await bought("S")
  await untilAllIsSent()
  expect(await newest(packer, "stock")).toEqual(before)
  const { product_id } = await oneRow<{ product_id: string }>(`select product_id from listing where slug = $1`, [slug])
  await setStock(slug, "S", 3)
  const low = await nextOf("stock", () => bought("S"))
  expect(low).toMatchObject({
    title: "Running low: Classic White Formal Shirt, S",
    count: 1,
    path: `/product/variant/${product_id}`,
  })
  await bought("S")
  await untilAllIsSent()
  expect(await newest(packer, "stock")).toMatchObject({ _id: low._id, count: 1 })
})

test("reports a size that falls to a few as running low, and not one that rises: received, or of a cancelled order", async () => {
  const { product_id: variantId } = await oneRow<{ product_id: string }>(
    `select product_id from listing where slug = $1`,
    [slug],
  )
  const add = async (pieces: number, reason: StockReason) => {
    const variants = [{ variantId, size: "XL", reason, add: pieces }]
    expect((await owner.call(inventoryCalls.updateStock, { variants })).status).toBe(200)
  }
  await setStock(slug, "XL", 1)
  const orderId = await bought("XL")
  await untilAllIsSent()
  await sql(`delete from staff_notification_subject where kind = 'stock'`)
  const before = await newest(owner, "stock")
  expect((await owner.call(orderCalls.update, { orderId, status: 10 })).status).toBe(200)
  await eventually("the piece is free again", async () => (await stockOf(slug, "XL")).free === 1)
  await add(2, "received")
  await untilAllIsSent()
  expect(await newest(owner, "stock")).toEqual(before)
  const low = await nextOf("stock", () => add(-1, "damaged"))
  expect(low.what).toBe("Classic White Formal Shirt, XL")
})

test("shows a webhook that cannot be read only to those who see payments", async () => {
  const id = `evt_notified_${Date.now()}`
  const found = await nextOf("webhook", async () => {
    await sendWebhook("{", id)
    await untilReceived("silai.payment.webhook_unread", `razorpay:${id}`)
  })
  expect(found.path).toBe("/payment/notices")
  expect(await newest(packer, "webhook")).toBeUndefined()
  const read = await packer.call(notificationCalls.markAsRead, { notificationId: found._id })
  expect([read.status, read.body.code]).toEqual([404, "notification.unknown"])
  expect((await newest(owner, "webhook"))!.isRead).toBe(false)
})

test("leads from a refund that the bank has declined for good to its payment", async () => {
  await setStock(slug, "M", 9)
  const orderId = await bought("M")
  await faults({ reset: true, refund: "pending-then-failed", refundDelayMs: 300 })
  const found = await nextOf("payment", async () => {
    await owner.call(orderCalls.update, { orderId, status: 10 })
    await declinedForGood(`cancelled:${orderId}`)
  })
  await faults({ reset: true })
  const ask = await oneRow<{ id: string; attempt_id: string }>(
    `select id, attempt_id from refund_ask where ask_key = $1`,
    [`cancelled:${orderId}`],
  )
  expect((await untilReceived("silai.payment.refund_failed", ask.id)).data.attempt_id).toBe(ask.attempt_id)
  expect(found.path).toBe(`/payment/view/${ask.attempt_id}`)
})

test("leads to a review from its notification", async () => {
  await noReviews(owner)
  const who = await aCustomer()
  let reviewId = ""
  const found = await nextOf("review", async () => {
    reviewId = (await written(who))._id
  })
  expect(found.path).toBe(`/review/single/${reviewId}`)
  await noReviews(owner)
})

test("names a message that failed for good; a notification that failed makes no other one", async () => {
  const topic = `nothing.${Date.now()}`
  await sql(`insert into outbox (topic, dedupe_key, payload, tries) values ($1, $1, '{"email":"x"}', 14)`, [topic])
  const failed = await eventually("it is named", async () => {
    const found = await newest(owner, "failed")
    return found?.what === topic && found
  })
  expect(failed.path).toBe("/dashboard/failed")
  // A notification of a kind that does not exist.
  const key = randomUUID()
  const { id } = await oneRow<{ id: string }>(
    `insert into outbox (topic, dedupe_key, payload, tries, listener)
     values ('engine.event', $1, '{"name":"order.unknown","data":[{"id":"x"}]}', 14, 'notification.happened') returning id`,
    [key],
  )
  await eventually(
    "it is given up",
    async () => (await sql(`select 1 from outbox where id = $1 and status = 'given_up'`, [id])).length,
  )
  expect(
    await sql(`select 1 from outbox where listener = 'notification.failed' and payload -> 'data' -> 0 ->> 'id' = $1`, [
      String(id),
    ]),
  ).toEqual([])
  await sql(`update outbox set put_aside_at = now() where id = $1 or topic = $2`, [id, topic])
})
