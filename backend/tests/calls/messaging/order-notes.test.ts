import { noticeCalls } from "@silai/contracts/notice/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { beforeAll, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aPhone, anEmail } from "../../rig/customer"
import { whatsappOf } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { delivery, sendMeta, untilHandled } from "../../rig/whatsapp"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "M"] as const

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

async function taken(whatsappUpdates: boolean, deliveryMethod: "home" | "pickup", ...codes: number[]) {
  await setStock(slug, size, 6)
  const contact = aContact({ phone: aPhone(), email: anEmail(), whatsappUpdates })
  const orderId = await buys(await aGuest({ contact, deliveryMethod }), await aBag([{ slug, size }]))
  for (const status of codes) {
    const { status: http, body } = await owner.call(orderCalls.update, { orderId, status })
    if (http !== 200) throw new Error(`to ${status}: ${body.message}`)
  }
  return { orderId, phone: contact.phone }
}
/** The statuses announced on a channel, once everything is sent. */
const announced = (orderId: string, channel: "sms" | "whatsapp") =>
  afterWork("all of it is sent", async () => {
    const rows = await sql<{ code: string; status: string }>(
      `select split_part(dedupe_key, ':', 3) as code, status from outbox where topic = $1 and dedupe_key like $2 order by id`,
      [`order.moved.${channel}`, `%:${orderId}:%`],
    )
    return rows.every(({ status }) => status === "sent") && rows.map(({ code }) => Number(code))
  })

test("sends a buyer who wants WhatsApp messages one each for accepted, sent and delivered, with a link to the order", async () => {
  const { orderId, phone } = await taken(true, "home", 1, 2, 3, 4, 5, 6)
  expect(await announced(orderId, "whatsapp")).toEqual([1, 4, 6])
  const notes = await whatsappOf(phone)
  expect(notes.map(({ template }) => template).sort()).toEqual(["order_accepted", "order_delivered", "order_shipped"])
  for (const { link } of notes) expect(link).toContain(`/order-confirmation/${orderId}#key=`)
})

test("sends other buyers no WhatsApp message, but a text message when the parcel is on its way", async () => {
  const { orderId, phone } = await taken(false, "home", 1, 3, 4, 6)
  expect(await announced(orderId, "sms")).toEqual([4])
  expect([await announced(orderId, "whatsapp"), await whatsappOf(phone)]).toEqual([[], []])
})

test("sends a buyer who collects a text message when the order is ready", async () => {
  expect(await announced((await taken(false, "pickup", 1, 7, 8)).orderId, "sms")).toEqual([7])
})

test("announces an order that the shop cancels by text message, and on WhatsApp to a buyer who wants that", async () => {
  const { orderId } = await taken(true, "home", 10)
  expect([await announced(orderId, "sms"), await announced(orderId, "whatsapp")]).toEqual([[10], [10]])
})

test("lists a message that WhatsApp took and did not deliver with the failed ones, and sends it again from there", async () => {
  const { orderId, phone } = await taken(true, "home", 1)
  expect(await announced(orderId, "whatsapp")).toEqual([1])
  const [note] = await whatsappOf(phone)
  const { number } = await oneRow<{ number: number }>(`select number from order_state where order_id = $1`, [orderId])
  const report = {
    id: note!.id,
    status: "failed",
    timestamp: String(Math.floor(Date.now() / 1000)),
    recipient_id: `91${phone}`,
    biz_opaque_callback_data: note!.ours,
    errors: [{ code: 131026, title: "Message undeliverable" }],
  }
  expect(await sendMeta(delivery({ statuses: [report] }))).toBe(200)
  await untilHandled()
  const failed = (await owner.call(noticeCalls.failed)).body.data.find(
    ({ orderNumber }) => orderNumber === orderNumberOf(number),
  )
  expect(failed).toMatchObject({
    kind: "message",
    name: "order.moved.whatsapp",
    lastError:
      "This phone cannot get the message: no WhatsApp, an old app, or its terms are not accepted. (WhatsApp's code 131026)",
    correctable: true,
  })
  await owner.call(noticeCalls.failedAgain, { failedId: failed!._id })
  await announced(orderId, "whatsapp")
  expect((await whatsappOf(phone)).map(({ template }) => template)).toEqual(["order_accepted", "order_accepted"])
})
