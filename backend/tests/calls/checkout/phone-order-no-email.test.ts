import type { BodyOf } from "@silai/contracts/call"
import type { Contact } from "@silai/contracts/checkout/calls"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { orderCalls, orderEditCalls } from "@silai/contracts/order/calls"
import { orderRefusals } from "@silai/contracts/order/messages"
import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCoupon } from "../../rig/coupon"
import { aCustomer, anEmail } from "../../rig/customer"
import { atLink, gatewayBook } from "../../rig/gateway"
import { signInAs } from "../../rig/owner"
import { moved } from "../../rig/returns"
import { aBag, aContact, anAddress } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterSweeps, afterWork } from "../../rig/work"

closeSqlAfterwards()
const [slug, size] = ["classic-white-formal-shirt", "XL"] as const
type Add = BodyOf<typeof phoneOrderCalls.add>

let manager: Browser
beforeAll(async () => {
  manager = await signInAs("manager")
  await setStock(slug, size, 20)
})

/** One shirt for a caller without an e-mail. */
async function aCall(change: Partial<Add> = {}) {
  const items = await aBag([{ slug, size }])
  const { couponCode } = change
  const quoted = await manager.call(phoneOrderCalls.quote, { items, deliveryMethod: "home", couponCode })
  return manager.call(phoneOrderCalls.add, {
    key: randomUUID(),
    items,
    deliveryMethod: "home",
    contact: aContact({ email: "" }),
    address: anAddress(),
    payBy: "link",
    totalRupees: quoted.body.data.totals.totalRupees,
    ...change,
  })
}
async function anOrder(change: Partial<Add> = {}) {
  const { status, body } = await aCall(change)
  if (status !== 200) throw new Error(`The order was refused: ${body.code} ${body.message}`)
  await atLink(body.data.link!.url, "success")
  const { orderId, orderNumber } = await afterWork("it is placed", async () => {
    const { data } = (await manager.call(phoneOrderCalls.unpaidSingle, { paymentId: body.data._id })).body
    return data.status === "placed" && data
  })
  return { paymentId: body.data._id, orderId: orderId!, orderNumber: orderNumber!, phone: body.data.phone }
}
const topicsOf = async (orderNumber: string) =>
  (
    await sql<{ topic: string }>(`select topic from outbox where payload ->> 'orderNumber' = $1 order by id`, [
      orderNumber,
    ])
  ).map(({ topic }) => topic)

test("takes the order of a caller without an e-mail: its link goes by text message, and no mail is stored", async () => {
  const { paymentId, orderId, orderNumber } = await anOrder()
  const { links, linksSent } = await gatewayBook()
  const { id } = links.find(({ reference_id }) => reference_id === paymentId)!
  expect(linksSent.filter(({ linkId }) => linkId === id).map(({ medium }) => medium)).toEqual(["sms"])
  const order = (await manager.call(orderCalls.single, { orderId })).body.data
  expect([order.email, order.paymentStatus]).toEqual(["", "captured"])
  const engine = await oneRow<{ email: string | null }>(`select email from "order" where id = $1`, [orderId])
  expect(engine.email).toBe(null)
  await moved(manager, orderId, 1, 3, 4)
  expect(await topicsOf(orderNumber)).toEqual(["order.moved.sms"])
  const again = await manager.call(orderCalls.sendConfirmationMail, { orderId })
  expect([again.status, again.body.code]).toEqual([409, orderRefusals.no_email.code])
})

test("adds an e-mail later, to which mails go from then on, and removes none", async () => {
  const { orderId, orderNumber, phone } = await anOrder()
  const email = anEmail()
  const correct = (before: string, after: string) =>
    manager.call(orderEditCalls.contact, {
      orderId,
      before: { email: before, phone },
      contact: { email: after, phone },
    })
  expect((await correct("", email)).status).toBe(200)
  expect(await topicsOf(orderNumber)).toEqual(["order.contact"])
  const removed = await correct(email, "")
  expect([removed.status, removed.body.code]).toEqual([422, orderRefusals.email_wanted.code])
  expect((await manager.call(orderCalls.sendConfirmationMail, { orderId })).status).toBe(200)
})

test("takes two callers without an e-mail for two people: each may use a coupon for a first order", async () => {
  const { code } = await aCoupon({ firstOrder: true })
  await anOrder({ couponCode: code })
  expect((await aCall({ couponCode: code })).status).toBe(200)
})

test("forgets the caller of an order that was not paid in time", async () => {
  const { _id } = (await aCall()).body.data
  await sql(
    `update checkout_attempt set status = 'expired', updated_at = now() - make_interval(days => $2) where id = $1`,
    [_id, CHECKOUT.forgetAfterDays + 1],
  )
  await afterSweeps("the caller is not named", async () => {
    const { contact } = await oneRow<{ contact: Contact }>(
      `select snapshot -> 'contact' as contact from checkout_attempt where id = $1`,
      [_id],
    )
    return contact.phone === "" && contact.name === ""
  })
})

test("links the order to no account that neither the phone nor an e-mail names", async () => {
  const { id } = await aCustomer()
  expect((await aCall({ customerId: id })).body.code).toBe("phone_order.customer_other")
  await sql(`update customer set email = null where id = $1`, [id])
  expect((await aCall({ customerId: id })).body.code).toBe("phone_order.customer_other")
})

test("still wants a right e-mail where there is one, and each shopper's own", async () => {
  const wrong = await aCall({ contact: aContact({ email: "ravi@" }) })
  expect([wrong.status, wrong.body.field]).toEqual([400, "contact.email"])
})
