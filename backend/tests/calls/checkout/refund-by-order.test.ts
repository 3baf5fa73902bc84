import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { placed, reason, refundsSent } from "../../rig/buyer"
import { signInAs, signInAsOwner } from "../../rig/owner"

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})

describe("a refund requested by an order's number only", () => {
  const refundOrder = (orderId: string, more: object = {}, by: Browser = owner) =>
    by.call(paymentCalls.refundOrder, { orderId, reason, ...more })

  test("is made once by twenty requests for all of it at once, never more than was paid", async () => {
    const { orderId, gatewayPaymentId } = await placed()
    const all = await Promise.all(Array.from({ length: 20 }, () => refundOrder(orderId!)))
    expect(all.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(all.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(await refundsSent(gatewayPaymentId)).toEqual([79_900])
  })

  test("requires the sum refunded before for a part, so that it is not sent twice", async () => {
    const { orderId, gatewayPaymentId } = await placed()
    const blind = await refundOrder(orderId!, { amountRupees: 100 })
    expect([blind.status, blind.body.message]).toEqual([400, paymentRefundMessages.seenWanted])
    const part = { amountRupees: 100, seenRefundedRupees: 0 }
    expect((await refundOrder(orderId!, part)).body.data.refundedRupees).toBe(100)
    expect((await refundOrder(orderId!, part)).status).not.toBe(500)
    expect(await refundsSent(gatewayPaymentId)).toEqual([10_000])
  })

  test("requires staff who may refund, and does not find an order that does not exist", async () => {
    const { orderId, at, gatewayPaymentId } = await placed()
    expect((await refundOrder(orderId!, {}, at)).status).toBe(401)
    expect((await refundOrder(orderId!, {}, await signInAs("packer"))).status).toBe(403)
    expect((await refundOrder("order_none")).status).toBe(404)
    expect(await refundsSent(gatewayPaymentId)).toEqual([])
  })
})
