import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { couponCalls } from "@silai/contracts/coupon/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { beforeAll, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aCoupon } from "../../rig/coupon"
import { pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askWith, untilPlaced } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { afterWork } from "../../rig/work"

closeSqlAfterwards()
const shirt = "classic-white-formal-shirt"
const trousers = "phantom-grey-formal-trousers"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

test("follows pieces that are taken out, refunds, and the cancelled order with the sums of a coupon", async () => {
  await Promise.all([setStock(shirt, "M", 6), setStock(trousers, "S", 6)])
  const { _id, code } = await aCoupon({ percent: 15 })
  const at = await aGuest()
  const items = await aBag([
    { slug: shirt, size: "M", quantity: 2 },
    { slug: trousers, size: "S" },
  ])
  const { body } = await askWith(at, { items, couponCode: code })
  // Only held: no order has used it yet.
  expect((await owner.call(couponCalls.adminSingle, { _id })).body.data.uses).toEqual([])
  await pay(body.data.razorpay.orderId)
  const orderId = await untilPlaced(at, body.data.attemptId)
  const order = async () => (await owner.call(orderCalls.single, { orderId })).body.data
  const sums = async () => {
    const { used, discountRupees, revenueRupees, uses } = (await owner.call(couponCalls.adminSingle, { _id })).body.data
    return { used, discountRupees, revenueRupees, uses: uses.map((use) => [use.discountRupees, use.totalRupees]) }
  }
  const untilItIs = (discountRupees: number, revenueRupees: number) =>
    afterWork(`₹${revenueRupees} in sales`, async () => {
      const now = await sums()
      return now.revenueRupees === revenueRupees && now.discountRupees === discountRupees && now
    })
  const { total, discount } = body.data.totals
  expect(await sums()).toEqual({ used: 1, discountRupees: discount, revenueRupees: total, uses: [[discount, total]] })

  const lines = [{ itemId: "0", quantity: 1, left: 2 }]
  const gone = await owner.call(orderEditCalls.takeOut, { orderId, lines, reason: "The cloth is used up" })
  const outRupees = gone.body.data[0]!.rupees
  const left = Math.round((total - outRupees) * 100) / 100
  const { money } = await order()
  expect(money.discountRupees).toBeLessThan(discount)
  const now = await untilItIs(money.discountRupees, left)
  expect(now.uses).toEqual([[money.discountRupees, left]])

  const ask = { orderId, amountRupees: 100, seenRefundedRupees: outRupees, reason: "A loose seam" }
  expect((await owner.call(paymentCalls.refundOrder, ask)).status).toBe(200)
  await untilItIs(money.discountRupees, Math.round((left - 100) * 100) / 100)

  expect((await owner.call(orderCalls.update, { orderId, status: 10 })).status).toBe(200)
  await untilItIs(0, 0)
  expect((await sums()).used).toBe(0)
})
