import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { afterEach, describe, expect, test } from "vitest"
import { eventually } from "../../rig/eventually"
import type { Browser } from "../../rig/browser"
import { aPublished } from "../../rig/colourway"
import { aCoupon } from "../../rig/coupon"
import { faults, gatewayBook, pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, anAddress, askWith, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))
const size = "S"

/** Holds the last piece, with a coupon that works once. */
async function heldLast() {
  const { slug } = await aPublished(await signInAsOwner(), { sizes: [{ size, stock: 1 }] })
  const coupon = await aCoupon({ totalUses: 1 })
  const at = await aGuest()
  const items = await aBag([{ slug, size }])
  const { status, body } = await askWith(at, { items, couponCode: coupon.code })
  expect(status).toBe(200)
  return { at, slug, coupon, items, attemptId: body.data.attemptId, gatewayOrderId: body.data.razorpay!.orderId }
}
const giveUp = (at: Browser, attemptId: string) => at.call(checkoutCalls.giveUp, { attemptId })
const holdsOf = async (attemptId: string) =>
  (await sql(`select 1 from stock_hold where attempt_id = $1`, [attemptId])).length
const usesOf = async (id: string) =>
  (await sql<{ taken: number }>(`select taken from coupon where id = $1`, [id]))[0]!.taken

const refundedAs = async (attemptId: string) => {
  const reason = async () =>
    (
      await sql<{ reason: string }>(
        `select reason from gateway_payment where attempt_id = $1 and status in ('refund_due', 'refunded')`,
        [attemptId],
      )
    )[0]?.reason
  await afterWork("the money is back", async () => (await reason()) !== undefined)
  return reason()
}

describe("a payment that a shopper cancels", () => {
  test("frees its last piece and its coupon's last use at once, for another shopper", async () => {
    const { at, slug, attemptId, coupon, items } = await heldLast()
    const other = await aGuest()
    expect((await askWith(other, { items })).body.code).toBe(checkoutRefusals.unavailable.code)
    const { body } = await giveUp(at, attemptId)
    expect(body.data.status).toBe("expired")
    expect([(await stockOf(slug, size)).held, await usesOf(coupon._id)]).toEqual([0, 0])
    expect((await askWith(other, { items, couponCode: coupon.code })).status).toBe(200)
    // A second time does not touch what now belongs to another shopper.
    expect((await giveUp(at, attemptId)).body.data.status).toBe("expired")
    expect((await stockOf(slug, size)).held).toBe(1)
  })

  test("makes the order of money that still arrives while the piece is in stock, and refunds it otherwise", async () => {
    const first = await heldLast()
    await giveUp(first.at, first.attemptId)
    await pay(first.gatewayOrderId)
    await untilPlaced(first.at, first.attemptId)
    const second = await heldLast()
    await giveUp(second.at, second.attemptId)
    await setStock(second.slug, size, 0)
    const { payment } = await pay(second.gatewayOrderId)
    await afterWork("the money is back", async () => {
      const { body } = await second.at.call(checkoutCalls.success, { attemptId: second.attemptId })
      return body.data.status === "refunded"
    })
    const { refunds } = await gatewayBook()
    expect(refunds.filter(({ payment_id }) => payment_id === payment.id).map(({ status }) => status)).toEqual([
      "processed",
    ])
  })

  test("stays as it is while a bank may be paying, and while the gateway does not answer", async () => {
    const { at, attemptId, gatewayOrderId } = await heldLast()
    await faults({ reset: true, api: "server-error" })
    expect((await giveUp(at, attemptId)).body.data.status).toBe("held")
    await faults({ reset: true, lateMs: 2_000 })
    await pay(gatewayOrderId, "late")
    expect((await giveUp(at, attemptId)).body.data.status).toBe("held")
    expect(await holdsOf(attemptId)).toBe(1)
    await eventually("the bank's late reply places the order", async () => {
      const { body } = await at.call(checkoutCalls.success, { attemptId })
      return body.data.status === "placed"
    })
  })

  test("becomes the order when its bank pays after all, although the same bag waits to be paid again", async () => {
    const { at, slug, items, coupon, attemptId, gatewayOrderId } = await heldLast()
    await giveUp(at, attemptId)
    const again = (await askWith(at, { items, couponCode: coupon.code })).body.data
    expect(again.attemptId).not.toBe(attemptId)
    await pay(gatewayOrderId)
    await untilPlaced(at, attemptId)
    expect([(await stockOf(slug, size)).held, await holdsOf(again.attemptId)]).toEqual([0, 0])
    // Its window may still be open.
    await pay(again.razorpay!.orderId)
    expect(await refundedAs(again.attemptId)).toBe("twice")
  })

  test.each([1, 5])("is refunded when the same bag was paid again since, with %s in stock", async (stock) => {
    const { at, slug, items, coupon, attemptId, gatewayOrderId } = await heldLast()
    await giveUp(at, attemptId)
    const again = (await askWith(at, { items, couponCode: coupon.code })).body.data
    await pay(again.razorpay!.orderId)
    await untilPlaced(at, again.attemptId)
    await setStock(slug, size, stock)
    await pay(gatewayOrderId)
    expect(await refundedAs(attemptId)).toBe("twice")
  })

  test("is refunded when the same goods were paid since, to a corrected address", async () => {
    const { at, slug, items, coupon, attemptId, gatewayOrderId } = await heldLast()
    await giveUp(at, attemptId)
    await at.call(checkoutCalls.guest, { address: { ...anAddress(), line1: "99 Brigade Road" } })
    const again = (await askWith(at, { items, couponCode: coupon.code })).body.data
    await pay(again.razorpay!.orderId)
    await untilPlaced(at, again.attemptId)
    await setStock(slug, size, 5)
    await pay(gatewayOrderId)
    expect(await refundedAs(attemptId)).toBe("twice")
  })

  test("never cancels a paid attempt, even before the shop knows of the payment, nor another shopper's", async () => {
    const { at, attemptId, gatewayOrderId } = await heldLast()
    await faults({ reset: true, webhook: "drop" })
    await pay(gatewayOrderId)
    expect(["paid", "placing", "placed"]).toContain((await giveUp(at, attemptId)).body.data.status)
    await untilPlaced(at, attemptId)
    const mine = await heldLast()
    const { status, body } = await giveUp(await aGuest(), mine.attemptId)
    expect([status, body.code]).toEqual([404, checkoutRefusals.attempt_unknown.code])
    expect(await holdsOf(mine.attemptId)).toBe(1)
  })
})
