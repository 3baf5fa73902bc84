import { type BagLine, checkoutCalls } from "@silai/contracts/checkout/calls"
import { couponCalls } from "@silai/contracts/coupon/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCoupon, changeCoupon, type MadeCoupon } from "../../rig/coupon"
import { anEmail, aPhone, provePhone, waitOutFloor } from "../../rig/customer"
import { deliveryCosts } from "../../rig/delivery"
import { pay } from "../../rig/gateway"
import { whileHeld } from "../../rig/row-lock"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, askToPay, askWith, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const shirt = "classic-white-formal-shirt"
const trousers = "phantom-grey-formal-trousers"

async function goods(quantity = 1) {
  await setStock(shirt, "M", 30)
  return aBag([{ slug: shirt, size: "M", quantity }])
}
const ask = async (at: Browser, coupon: { code: string }, items?: BagLine[]) =>
  askWith(at, { items: items ?? (await goods()), couponCode: coupon.code })
const taken = async ({ _id }: MadeCoupon) =>
  (await sql<{ taken: number }>(`select taken from coupon where id = $1`, [_id]))[0]!.taken
const stateOf = async ({ _id }: MadeCoupon) => {
  const { body } = await (await signInAsOwner()).call(couponCalls.adminSingle, { _id })
  return body.data
}
/** Lets the hold of this attempt run out, as its fifteen minutes would. */
async function runOut(attemptId: string) {
  await sql(`update checkout_attempt set held_until = now() - interval '1 second' where id = $1`, [attemptId])
  await afterWork(
    "the hold has ended",
    async () => (await sql(`select 1 from checkout_attempt where id = $1 and status = 'expired'`, [attemptId])).length,
  )
}

test("lowers the payment by 10 %, on the order line by line too, and the engine's total is the sum paid", async () => {
  await setStock(trousers, "S", 20)
  const coupon = await aCoupon({ percent: 15 })
  const items = [...(await goods(2)), ...(await aBag([{ slug: trousers, size: "S" }]))]
  const full = items.reduce((sum, { price, quantity }) => sum + price! * quantity, 0)
  const at = await aGuest()
  const { status, body } = await ask(at, coupon, items)
  expect(status).toBe(200)
  const off = Math.round(full * 0.15)
  expect([body.data.totals.discount, body.data.totals.total, body.data.razorpay.amount]).toEqual([
    off,
    full - off,
    (full - off) * 100,
  ])
  await pay(body.data.razorpay.orderId)
  const orderId = await untilPlaced(at, body.data.attemptId)
  const lines = await sql<{ amount: string; code: string; promotion_id: string; inclusive: boolean }>(
    `select a.amount, a.code, a.promotion_id, a.is_tax_inclusive as inclusive from order_line_item_adjustment a
       join order_item i on i.item_id = a.item_id where i.order_id = $1`,
    [orderId],
  )
  expect(lines.reduce((sum, { amount }) => sum + Number(amount), 0)).toBe(off)
  expect(new Set(lines.map((line) => `${line.code} ${line.promotion_id} ${line.inclusive}`))).toEqual(
    new Set([`${coupon.code} ${coupon.promotionId} true`]),
  )
  const summary = await oneRow<{ totals: { current_order_total: number; paid_total: number } }>(
    `select totals from order_summary where order_id = $1`,
    [orderId],
  )
  expect([summary.totals.current_order_total, summary.totals.paid_total]).toEqual([full - off, full - off])
  expect(await stateOf(coupon)).toMatchObject({
    used: 1,
    held: 0,
    discountRupees: off,
    revenueRupees: full - off,
    uses: [{ orderId, code: coupon.code, discountRupees: off, totalRupees: full - off }],
  })
  const applied = await at.call(couponCalls.apply, { couponCode: coupon.code })
  expect(applied.body.data).toEqual({ code: coupon.code, status: "used", orderId })
})

test("leaves one rupee to pay with a coupon that covers the whole price", async () => {
  for (const wish of [{ percent: 100 }, { kind: "flat" as const, amount: 5000 }]) {
    const { body } = await ask(await aGuest(), await aCoupon(wish))
    expect([body.data.totals.total, body.data.razorpay.amount]).toEqual([1, 100])
  }
})

test("deducts the cost of delivery for free delivery, and refuses the coupon where it costs nothing", async () => {
  const coupon = await aCoupon({ kind: "shipping" })
  expect((await ask(await aGuest(), coupon)).body.code).toBe("coupon.nothing_off")
  await deliveryCosts(79)
  try {
    const at = await aGuest()
    const { body } = await ask(at, coupon)
    expect(body.data.totals).toMatchObject({ items: 799, delivery: 79, discount: 79, total: 799 })
    await pay(body.data.razorpay.orderId)
    const orderId = await untilPlaced(at, body.data.attemptId)
    const summary = await oneRow<{ totals: { current_order_total: number } }>(
      `select totals from order_summary where order_id = $1`,
      [orderId],
    )
    expect(summary.totals.current_order_total).toBe(799)
  } finally {
    await deliveryCosts(0)
  }
})

test("holds a coupon with the goods, once, however often the shopper presses Pay", async () => {
  const coupon = await aCoupon({ totalUses: 1, perCustomer: 1 })
  const at = await aGuest()
  const first = await ask(at, coupon)
  const again = await ask(at, coupon)
  const more = await ask(at, coupon, await goods(2))
  expect([first.status, again.status, more.status]).toEqual([200, 200, 200])
  expect(again.body.data.attemptId).toBe(first.body.data.attemptId)
  expect(more.body.data.attemptId).not.toBe(first.body.data.attemptId)
  expect(await taken(coupon)).toBe(1)
  const other = await ask(await aGuest(), coupon)
  expect([other.status, other.body.code]).toEqual([409, "coupon.used_up"])
})

test("frees the coupon of a shopper who pays without it after all", async () => {
  const coupon = await aCoupon({ totalUses: 1 })
  const at = await aGuest()
  expect((await ask(at, coupon)).status).toBe(200)
  const { body } = await askToPay(at, await goods())
  expect([body.data.totals.discount, await taken(coupon)]).toEqual([0, 0])
})

test("frees the coupon of an unpaid purchase with the goods, for the next shopper and the same one", async () => {
  const coupon = await aCoupon({ totalUses: 1, perCustomer: 1, firstOrder: true })
  const at = await aGuest()
  const { body } = await ask(at, coupon)
  await runOut(body.data.attemptId)
  expect(await taken(coupon)).toBe(0)
  const next = await ask(await aGuest(), coupon)
  expect(next.status).toBe(200)
  await runOut(next.body.data.attemptId)
  expect((await ask(at, coupon)).status).toBe(200)
})

test("keeps the discounted price of money that comes after the hold expired while a use is left, even if the coupon has ended by then", async () => {
  const coupon = await aCoupon({ totalUses: 1 })
  const at = await aGuest()
  const { body } = await ask(at, coupon)
  await runOut(body.data.attemptId)
  expect((await changeCoupon(coupon, { state: "paused", percent: 5 })).status).toBe(200)
  await pay(body.data.razorpay.orderId)
  await untilPlaced(at, body.data.attemptId)
  expect(await stateOf(coupon)).toMatchObject({ used: 1, held: 0, state: "paused" })
})

test("refunds late money when another shopper has the last use", async () => {
  const coupon = await aCoupon({ totalUses: 1 })
  const late = await aGuest()
  const { body } = await ask(late, coupon)
  await runOut(body.data.attemptId)
  expect((await ask(await aGuest(), coupon)).status).toBe(200)
  await pay(body.data.razorpay.orderId)
  await afterWork("the money is on its way back", async () =>
    ["refund_due", "refunded"].includes(
      (await late.call(checkoutCalls.success, { attemptId: body.data.attemptId })).body.data.status,
    ),
  )
  expect(await taken(coupon)).toBe(1)
})

test("keeps a coupon's last use with the browser that holds it, until its phone is proven in another", async () => {
  const coupon = await aCoupon({ totalUses: 1 })
  const contact = aContact({ phone: aPhone(), email: anEmail() })
  const [older, newer] = [await aGuest({ contact }), await aGuest({ contact })]
  const first = await ask(older, coupon)
  expect((await ask(newer, coupon)).body.code).toBe("checkout.prove_to_continue")
  expect((await ask(await aGuest({ contact: { email: contact.email } }), coupon)).body.code).toBe("coupon.used_up")
  expect((await ask(await aGuest({ contact }), await aCoupon())).status).toBe(200)
  const { attemptId } = first.body.data
  expect((await older.call(checkoutCalls.success, { attemptId })).body.data.status).toBe("held")
  await provePhone(newer, contact.phone, "checkout")
  expect((await ask(newer, coupon)).status).toBe(200)
  expect((await older.call(checkoutCalls.success, { attemptId })).body.data.status).toBe("expired")
  expect(await taken(coupon)).toBe(1)
})

test("moves the last use to a late payment of a browser that proved the same phone", async () => {
  const coupon = await aCoupon({ totalUses: 1 })
  const phone = aPhone()
  const [older, newer] = [await aGuest({ contact: { phone } }), await aGuest({ contact: { phone } })]
  await provePhone(older, phone, "checkout")
  const first = await ask(older, coupon)
  await waitOutFloor(phone)
  await provePhone(newer, phone, "checkout")
  const second = await ask(newer, coupon)
  expect([first.status, second.status, await taken(coupon)]).toEqual([200, 200, 1])
  await pay(first.body.data.razorpay.orderId)
  await untilPlaced(older, first.body.data.attemptId)
  const { body } = await newer.call(checkoutCalls.success, { attemptId: second.body.data.attemptId })
  expect([body.data.status, await taken(coupon)]).toEqual(["expired", 1])
})

test("reports a coupon that changes between the total and the payment, and never charges differently", async () => {
  const coupon = await aCoupon()
  const at = await aGuest()
  const { body } = await ask(at, coupon)
  expect((await changeCoupon(coupon, { percent: 50 })).status).toBe(200)
  // A hold keeps its price; the next purchase gets the new one.
  await pay(body.data.razorpay.orderId)
  await untilPlaced(at, body.data.attemptId)
  expect((await ask(await aGuest(), coupon)).body.data.totals.discount).toBe(400)
})

test.each(["the shop", "the buyer"])(
  "returns the coupon of an order that %s cancels once: the same person may use it again, and the limits are as before",
  async (by) => {
    const coupon = await aCoupon({ percent: 10, perCustomer: 1, totalUses: 1 })
    const contact = aContact({ phone: aPhone(), email: anEmail() })
    const at = await aGuest({ contact })
    const { body } = await ask(at, coupon)
    await pay(body.data.razorpay.orderId)
    const orderId = await untilPlaced(at, body.data.attemptId)
    expect((await ask(await aGuest({ contact }), coupon)).body.code).toMatch(/^coupon\./)
    const cancelled =
      by === "the shop"
        ? await (await signInAsOwner()).call(orderCalls.update, { orderId, status: 10 })
        : await at.call(orderCalls.cancel, { orderId })
    expect(cancelled.status).toBe(200)
    await afterWork("the use is given back", async () => (await taken(coupon)) === 0)
    expect((await ask(await aGuest({ contact }), coupon)).status).toBe(200)
    expect(await taken(coupon)).toBe(1)
    const { most } = await oneRow<{ most: number }>(`select max(taken) as most from coupon_person where scope = $1`, [
      coupon._id,
    ])
    expect(most).toBe(1)
  },
)

test("places an order while another shopper, who holds the same coupon, waits for a size", async () => {
  await setStock(trousers, "S", 20)
  const coupon = await aCoupon({ percent: 10 })
  const buyer = await aGuest()
  const { body } = await ask(buyer, coupon, await aBag([{ slug: trousers, size: "S" }]))
  const items = await goods()
  const waiting = await whileHeld(async ({ ask: run, someoneWaits }) => {
    await run(
      `select 1 from inventory_level l join product_variant_inventory_item i on i.inventory_item_id = l.inventory_item_id
        where i.variant_id in (select v.id from product_variant v join product p on p.id = v.product_id where p.handle = $1 and v.title = 'M') for update of l`,
      [shirt],
    )
    const reply = ask(await aGuest(), coupon, items)
    await someoneWaits("from inventory_level")
    await pay(body.data.razorpay.orderId)
    await untilPlaced(buyer, body.data.attemptId)
    return { reply }
  })
  expect((await waiting.reply).status).toBe(200)
})
