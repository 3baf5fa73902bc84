import type { BodyOf, ReplyOf } from "@silai/contracts/call"
import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { PHONE_ORDER } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { phoneOrderRefusals } from "@silai/contracts/checkout/phone-order-messages"
import { couponCalls } from "@silai/contracts/coupon/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { afterEach, beforeAll, expect, test } from "vitest"
import { randomUUID } from "node:crypto"
import { aCoupon } from "../../rig/coupon"
import type { Browser } from "../../rig/browser"
import { aCustomer } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { atLink, faults, gatewayBook, pay } from "../../rig/gateway"
import { whileHeld } from "../../rig/row-lock"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, anAddress, askToPay, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const [slug, size] = ["classic-white-formal-shirt", "XL"] as const

type Add = BodyOf<typeof phoneOrderCalls.add>
let manager: Browser & { userId: string }
beforeAll(async () => {
  manager = await signInAs("manager")
})

/** The input of staff for a caller who wants one shirt at home. */
async function aCall(change: Partial<Add> = {}): Promise<Add> {
  const [item] = await aBag([{ slug, size }])
  const wish = { items: [item!], deliveryMethod: "home" as const, ...change }
  const { couponCode, customerId, items, deliveryMethod } = wish
  const quoted = await manager.call(phoneOrderCalls.quote, { items, deliveryMethod, couponCode, customerId })
  if (quoted.status !== 200) throw new Error(`No total was quoted: ${quoted.body.message}`)
  return {
    key: randomUUID(),
    contact: aContact(),
    ...(deliveryMethod === "home" && { address: anAddress() }),
    payBy: "link",
    totalRupees: quoted.body.data.totals.totalRupees,
    ...wish,
  }
}
const take = async (asked: Add) => {
  const { status, body } = await manager.call(phoneOrderCalls.add, asked)
  if (status !== 200) throw new Error(`The order was refused: ${body.code} ${body.message}`)
  return body.data
}
type Taken = ReplyOf<typeof phoneOrderCalls.add>["data"]
const again = async ({ _id }: Pick<Taken, "_id">) =>
  (await manager.call(phoneOrderCalls.unpaidSingle, { paymentId: _id })).body.data
const until = (taken: Taken, status: Taken["status"]) =>
  eventually(
    `the order is ${status}`,
    async () => {
      const now = await again(taken)
      return now.status === status && now
    },
    60_000,
  )
const linkOf = async ({ _id }: Pick<Taken, "_id">) =>
  (await gatewayBook()).links.filter(({ reference_id }) => reference_id === _id)
const ordersOf = async ({ _id }: Taken) =>
  (await oneRow<{ n: number }>(`select count(*)::int n from "order" where metadata ->> 'attempt_id' = $1`, [_id])).n

test("holds a new caller's order, receives the payment of its link, and places it once, though webhooks are doubled and the client sent its own price", async () => {
  await setStock(slug, size, 5)
  const before = await stockOf(slug, size)
  const asked = await aCall()
  const cheap = { ...asked, items: asked.items.map((item) => ({ ...item, price: 1, unitPaise: 100 })) }
  const refused = await manager.call(phoneOrderCalls.add, { ...cheap, totalRupees: 1 })
  expect([refused.status, refused.body.code]).toEqual([409, phoneOrderRefusals.total_changed.code])
  // A double click is one order.
  const [one, two] = await Promise.all([take(cheap), take(cheap)])
  expect(two._id).toBe(one._id)
  expect(one).toMatchObject({ status: "held", amountRupees: 799, takenBy: "Some manager", customerId: null })
  // So that it can be read back to the caller.
  expect((await again(one)).address).toEqual(asked.address)
  expect((await stockOf(slug, size)).held - before.held).toBe(1)
  const [link, ...more] = await linkOf(one)
  expect([link!.short_url, more]).toEqual([one.link!.url, []])
  expect(Math.abs(link!.expire_by * 1000 - (Date.now() + 24 * 3_600_000))).toBeLessThan(600_000)
  expect(Date.parse(one.heldUntil)).toBeGreaterThan(link!.expire_by * 1000)
  const other = await manager.call(phoneOrderCalls.add, { ...cheap, contact: aContact() })
  expect([other.status, other.body.code]).toEqual([409, phoneOrderRefusals.key_used.code])

  expect((await atLink(one.link!.url, "failure")).status).toBe("failed")
  await faults({ webhook: "duplicate" })
  await atLink(one.link!.url, "success")
  const { orderId, orderNumber } = await until(one, "placed")
  expect(orderNumber).toMatch(/^SL-/)
  await eventually("all webhooks of the link are handled", async () => {
    const unhandled = await oneRow<{ n: number }>(
      `select count(*)::int n from gateway_event where position(convert_to($1, 'UTF8') in body) > 0 and handled_at is null`,
      [link!.id],
    )
    return unhandled.n === 0
  })
  expect([await ordersOf(one), (await take(cheap)).orderId]).toEqual([1, orderId])
  const now = await stockOf(slug, size)
  expect([now.held - before.held, now.reserved - before.reserved]).toEqual([0, 1])
  const order = (await manager.call(orderCalls.single, { orderId: orderId! })).body.data
  expect([order.takenBy, order.paymentStatus, order.money.totalRupees]).toEqual(["Some manager", "captured", 799])
  expect(order.customerName).toBe(asked.contact.name)
})

test("links a customer's order with saved measurements, a coupon and collection to the account, and shows only to staff who took it", async () => {
  const customer = await aCustomer()
  const coupon = await aCoupon({ percent: 10 })
  const [custom] = await aBag([{ slug, size: upperBody }])
  const asked = await aCall({
    items: [custom!],
    couponCode: coupon.code,
    customerId: customer.id,
    deliveryMethod: "pickup",
    contact: aContact({ name: customer.name, email: customer.email, phone: customer.phone }),
  })
  const unknown = await manager.call(phoneOrderCalls.add, { ...asked, customerId: "cus_nobody" })
  expect([unknown.status, unknown.body.code]).toEqual([404, phoneOrderRefusals.customer_unknown.code])
  const stranger = await manager.call(phoneOrderCalls.add, { ...asked, contact: aContact() })
  expect([stranger.status, stranger.body.code]).toEqual([409, phoneOrderRefusals.customer_other.code])
  const taken = await take(asked)
  expect(taken.totals.discountRupees).toBeGreaterThan(0)
  expect(taken.totals.totalRupees).toBe(taken.totals.itemsRupees - taken.totals.discountRupees)
  expect(taken).toMatchObject({ address: null, lines: [{ isCustom: true, measurement: upperBody }] })
  await atLink(taken.link!.url, "success")
  const { orderId } = await until(taken, "placed")
  const seen = (await customer.at.call(orderCalls.single, { orderId: orderId! })).body.data
  expect([seen.masked, seen.takenBy, seen.itemsList[0]!.measurement]).toEqual([
    false,
    null,
    expect.objectContaining(upperBody),
  ])
  const { body } = await (await signInAsOwner()).call(couponCalls.adminSingle, { _id: coupon._id })
  expect([body.data.used, body.data.held]).toEqual([1, 0])
})

test("takes an order into an account with another phone or another e-mail, and not with both", async () => {
  await setStock(slug, size, 5)
  const { id, name, email, phone } = await aCustomer()
  const of = (contact: { email?: string; phone?: string }) =>
    aCall({ customerId: id, contact: aContact({ name, ...contact }) })
  for (const contact of [{ email }, { phone }, { email: email.toUpperCase() }])
    expect(await take(await of(contact))).toMatchObject({ customerId: id })
  const asked = await of({})
  const refused = await manager.call(phoneOrderCalls.add, asked)
  expect([refused.status, refused.body.code]).toEqual([409, phoneOrderRefusals.customer_other.code])
  const { n } = await oneRow<{ n: number }>(`select count(*)::int n from checkout_attempt where bag_key = $1`, [
    `phone_${manager.userId}_${asked.key}`,
  ])
  expect(n).toBe(0)
})

test("reports a coupon without a discount with the total, and refuses it with the order", async () => {
  const asked = await aCall()
  const { items, deliveryMethod } = asked
  const quoted = await manager.call(phoneOrderCalls.quote, { items, deliveryMethod, couponCode: "NOSUCHCODE" })
  expect([quoted.status, quoted.body.data.totals.totalRupees]).toEqual([200, 799])
  expect(quoted.body.data.couponTrouble).toBeTruthy()
  const refused = await manager.call(phoneOrderCalls.add, { ...asked, couponCode: "NOSUCHCODE" })
  expect(refused.body.code).toBe("coupon.not_valid")
})

test("gives the last piece to a shopper or to the caller, never to both", async () => {
  const asked = await aCall()
  const items = await aBag([{ slug, size }])
  for (let round = 0; round < 3; round++) {
    await setStock(slug, size, 1)
    const shopper = await aGuest()
    const [counter, shop] = await Promise.all([
      manager.call(phoneOrderCalls.add, { ...asked, key: randomUUID(), contact: aContact() }),
      askToPay(shopper, items),
    ])
    expect([counter.status, shop.status].sort()).toEqual([200, 409])
    expect((counter.status === 409 ? counter : shop).body.code).toBe(checkoutRefusals.unavailable.code)
  }
})

test("keeps goods promised on the phone from a shopper who types the caller's phone and e-mail", async () => {
  await setStock(slug, size, 5)
  const asked = await aCall()
  const taken = await take(asked)
  const second = await take({ ...asked, key: randomUUID() })
  const shopper = await aGuest({ contact: { phone: asked.contact.phone, email: asked.contact.email } })
  expect((await askToPay(shopper, await aBag([{ slug, size }]))).status).toBe(200)
  expect([(await again(taken)).status, (await again(second)).status]).toEqual(["held", "held"])
  // The other way round, too: a number that was only typed in the shop is no proof that its browser is the caller's.
  await setStock(slug, size, 0)
  expect((await manager.call(phoneOrderCalls.add, { ...asked, key: randomUUID() })).status).toBe(409)
})

test("refunds a shopper's late payment, and keeps the piece that was promised on the phone", async () => {
  await setStock(slug, size, 1)
  const contact = aContact()
  const shopper = await aGuest({ contact: { phone: contact.phone, email: contact.email } })
  const { data } = (await askToPay(shopper, await aBag([{ slug, size }]))).body
  await sql(`update checkout_attempt set held_until = now() - interval '1 minute' where id = $1`, [data.attemptId])
  await eventually("the shopper's hold is over", async () => (await stockOf(slug, size)).free === 1)
  const taken = await take(await aCall({ contact }))
  const { payment } = await pay(data.razorpay.orderId)
  await eventually(
    "the late payment is back",
    async () => (await gatewayBook()).refunds.some(({ payment_id }) => payment_id === payment.id),
    60_000,
  )
  expect((await again(taken)).status).toBe("held")
})

test("releases the pieces of a link that expires or is ended at the gateway; places an order for a late payment while there are pieces, and refunds it otherwise", async () => {
  await setStock(slug, size, 5)
  const before = await stockOf(slug, size)
  const taken = await take(await aCall())
  await atLink(taken.link!.url, "expire")
  await until(taken, "expired")
  expect((await stockOf(slug, size)).held).toBe(before.held)
  const listed = (await manager.call(phoneOrderCalls.unpaid, {})).body.data
  expect(listed.find(({ _id }) => _id === taken._id)?.status).toBe("expired")

  // The shop's own clock ends it too, where no webhook comes.
  const [first, gone] = [await take(await aCall({ linkHours: 1 })), await take(await aCall({ linkHours: 1 }))]
  await sql(`update checkout_attempt set held_until = now() - interval '1 minute' where id = any($1)`, [
    [first._id, gone._id],
  ])
  await until(first, "expired")
  await until(gone, "expired")
  await atLink(first.link!.url, "success")
  await until(first, "placed")
  await setStock(slug, size, 0)
  await atLink(gone.link!.url, "success")
  await until(gone, "refunded")
})

test("cancels an unpaid order with its link, and places one that was paid a moment ago", async () => {
  await setStock(slug, size, 5)
  const before = await stockOf(slug, size)
  const taken = await take(await aCall())
  await faults({ api: "server-error", apiMatch: "/cancel" })
  const silent = await manager.call(phoneOrderCalls.cancelUnpaid, { paymentId: taken._id })
  expect([silent.body.code, (await again(taken)).status]).toEqual([checkoutRefusals.gateway_silent.code, "held"])
  await faults({ reset: true })
  const sent = await manager.call(phoneOrderCalls.sendLink, { paymentId: taken._id })
  const [link] = await linkOf(taken)
  const notes = (await gatewayBook()).linksSent.filter(({ linkId }) => linkId === link!.id)
  expect([sent.status, notes.map(({ medium }) => medium)]).toEqual([200, ["sms", "email", "sms", "email"]])
  const more = await Promise.all(
    Array.from({ length: PHONE_ORDER.sends.points }, () =>
      manager.call(phoneOrderCalls.sendLink, { paymentId: taken._id }),
    ),
  )
  expect(more.filter(({ status }) => status !== 200).map(({ body }) => body.code)).toEqual(["house.too_many"])
  const { body } = await manager.call(phoneOrderCalls.cancelUnpaid, { paymentId: taken._id })
  expect([body.data.status, (await linkOf(taken))[0]!.status]).toEqual(["expired", "cancelled"])
  expect((await stockOf(slug, size)).held).toBe(before.held)
  const twice = await manager.call(phoneOrderCalls.cancelUnpaid, { paymentId: taken._id })
  expect(twice.body.code).toBe(phoneOrderRefusals.not_waiting.code)

  const paid = await take(await aCall())
  await faults({ webhook: "drop" })
  await atLink(paid.link!.url, "success")
  const late = await manager.call(phoneOrderCalls.cancelUnpaid, { paymentId: paid._id })
  expect([late.status, late.body.code]).toEqual([409, phoneOrderRefusals.just_paid.code])
  await until(paid, "placed")
})

test("is cancelled even when the webhook about its closed link ends it first", async () => {
  await setStock(slug, size, 5)
  const before = await stockOf(slug, size)
  const taken = await take(await aCall())
  await faults({ webhook: "drop" })
  const reply = await whileHeld(async ({ ask, someoneWaits }) => {
    await ask(`select 1 from checkout_attempt where id = $1 for update`, [taken._id])
    const cancelled = manager.call(phoneOrderCalls.cancelUnpaid, { paymentId: taken._id })
    await someoneWaits("checkout_attempt")
    await ask(`update checkout_attempt set status = 'expired' where id = $1`, [taken._id])
    return { cancelled }
  })
  const { status, body } = await reply.cancelled
  expect([status, body.data.status]).toEqual([200, "expired"])
  // The end that the test itself caused released no goods.
  await sql(`update checkout_attempt set status = 'held', held_until = now() - interval '1 minute' where id = $1`, [
    taken._id,
  ])
  await afterWork("its goods are released", async () => (await stockOf(slug, size)).held === before.held)
})

test("finds a link whose creation got no answer, even one that is paid by then, and finds a payment without a webhook by the day's reconciliation", async () => {
  await setStock(slug, size, 5)
  const asked = await aCall()
  await faults({ api: "lost-reply", apiMatch: "POST /razorpay/v1/payment_links", apiTimes: 1 })
  const lost = await manager.call(phoneOrderCalls.add, asked)
  expect([lost.status, lost.body.code]).toEqual([503, checkoutRefusals.gateway_down.code])
  const taken = await take(asked)
  expect((await linkOf(taken)).map(({ short_url }) => short_url)).toEqual([taken.link!.url])

  // The gateway has sent it: the buyer may pay before the order is taken again.
  const early = await aCall()
  await faults({ api: "lost-reply", apiMatch: "POST /razorpay/v1/payment_links", apiTimes: 1 })
  expect((await manager.call(phoneOrderCalls.add, early)).status).toBe(503)
  const { _id } = await oneRow<{ _id: string }>(`select id as "_id" from checkout_attempt where bag_key = $1`, [
    `phone_${manager.userId}_${early.key}`,
  ])
  const [sent] = await linkOf({ _id })
  await atLink(sent!.short_url, "success")
  expect((await take(early))._id).toBe(_id)
  await sql(`update checkout_attempt set next_look_at = now() where id = $1 and status = 'held'`, [_id])
  await eventually("it is placed", async () => (await again({ _id })).status === "placed", 60_000)

  await faults({ webhook: "drop" })
  await sql(`update checkout_attempt set next_look_at = null where id = $1`, [taken._id])
  const { paymentId } = await atLink(taken.link!.url, "success")
  // As the gateway's list of that day would report it.
  await sql(
    `insert into payment_mismatch (id, gateway, payment_id, kind, shop_paise, gateway_paise, made_at, looked_at) values ($1, 'razorpay', $1, 'payment_unrelated', 0, 79900, now(), now() - interval '1 hour')`,
    [paymentId],
  )
  await eventually("the order is placed", async () => (await again(taken)).status === "placed", 100_000)
}, 120_000)

test("requires the duty for orders by phone", async () => {
  const taken = await take(await aCall())
  const asked = await aCall()
  for (const role of ["tailor", "packer"] as const) {
    const at = await signInAs(role)
    const { items, deliveryMethod } = asked
    const answers = [
      await at.call(phoneOrderCalls.quote, { items, deliveryMethod }),
      await at.call(phoneOrderCalls.add, asked),
      await at.call(phoneOrderCalls.unpaid, {}),
      await at.call(phoneOrderCalls.unpaidSingle, { paymentId: taken._id }),
      await at.call(phoneOrderCalls.sendLink, { paymentId: taken._id }),
      await at.call(phoneOrderCalls.cancelUnpaid, { paymentId: taken._id }),
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
  }
  expect((await (await aGuest()).call(phoneOrderCalls.add, asked)).status).toBe(401)
  expect((await again(taken)).status).toBe("held")
})
