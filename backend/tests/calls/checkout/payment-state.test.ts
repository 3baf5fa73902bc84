import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import type { PaymentView } from "@silai/contracts/checkout/limits"
import { PAYMENT_STATE_WORDS, paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { noticeCalls } from "@silai/contracts/notice/calls"
import { afterEach, beforeAll, describe, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { paymentOf, placed, refundInVain, refundWish } from "../../rig/buyer"
import { standInPost } from "../../rig/customer"
import { eventually } from "../../rig/eventually"
import { faults, pay } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { closeSqlAfterwards } from "../../rig/sql"

closeSqlAfterwards()
afterEach(() => faults({ reset: true }))

let owner: Browser
beforeAll(async () => {
  owner = await signInAsOwner()
})
const single = (paymentId: string) => paymentOf(owner, paymentId)
const refund = (paymentId: string, amountRupees: number, more: Record<string, unknown> = {}) =>
  owner.call(paymentCalls.refund, refundWish(paymentId, amountRupees, more))
/** By the gateway's clock, which the test moves. */
const confirmedAfterMs = 30_000

/** A payment's state, wherever the back office shows it, and the views in which the list has it. */
async function stateOf(paymentId: string, search: string) {
  const list = async (view: PaymentView) => (await owner.call(paymentCalls.all, { search, view })).body
  const { data, counts } = await list("all")
  const views: PaymentView[] = ["placed", "returning", "returned"]
  const listed = await Promise.all(views.map(async (view) => ((await list(view)).data.length ? [view] : [])))
  const counted = views.filter((view) => counts[view] > 0)
  expect(listed.flat()).toEqual(counted)
  const file = await owner.send(paymentCalls.export.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ search }),
  })
  const found = (await owner.call(noticeCalls.find, { search })).body.data.payments!
  const states = [data[0]!.state, (await single(paymentId)).state, found.find(({ _id }) => _id === paymentId)!.state]
  expect(new Set(states).size).toBe(1)
  expect((await file.text()).split("\r\n")[1]).toContain(`,${PAYMENT_STATE_WORDS[data[0]!.state]},`)
  return [data[0]!.state, ...counted]
}

describe("the state of a placed order's payment", () => {
  test("is refunding until the gateway has confirmed, then partly refunded, and refunded when all is back", async () => {
    const { paymentId, gatewayPaymentId } = await placed()
    expect(await stateOf(paymentId, gatewayPaymentId)).toEqual(["placed", "placed"])
    await faults({ reset: true, refund: "pending-then-processed", refundDelayMs: confirmedAfterMs })
    expect((await refund(paymentId, 200)).body.message).toBe(paymentRefundMessages.onItsWay(200))
    expect(await stateOf(paymentId, gatewayPaymentId)).toEqual(["refund_due", "returning"])
    await standInPost("/razorpay/__clock", { advanceMs: confirmedAfterMs })
    await eventually("a part is back", async () => (await single(paymentId)).refundedRupees === 200)
    await faults({ reset: true })
    expect(await stateOf(paymentId, gatewayPaymentId)).toEqual(["partly_refunded", "returned"])
    expect((await refund(paymentId, 599, { seenRefundedRupees: 200 })).status).toBe(200)
    expect(await stateOf(paymentId, gatewayPaymentId)).toEqual(["refunded", "returned"])
    expect((await single(paymentId)).status).toBe("placed")
  })

  test("is refunding while its refund stays declined, and refunded once staff have paid it back in another way", async () => {
    const { paymentId, gatewayPaymentId } = await placed()
    const { refunds } = await refundInVain(owner, paymentId, 799)
    expect(await stateOf(paymentId, gatewayPaymentId)).toEqual(["refund_due", "returning"])
    const given = await owner.call(paymentCalls.refundGiven, { refundId: refunds[0]!._id, note: "In cash" })
    expect(given.body.data.state).toBe("refunded")
    expect(await stateOf(paymentId, gatewayPaymentId)).toEqual(["refunded", "returned"])
    const all = (await owner.call(paymentCalls.all, { view: "returned", pageSize: 100 })).body.data
    expect(all.map(({ _id }) => _id)).toContain(paymentId)
  })

  test("stays placed when only a second payment of the same buyer is refunded", async () => {
    const { paymentId, gatewayOrderId } = await placed()
    const second = await pay(gatewayOrderId, "success", { evenIfPaid: true })
    await eventually("the second is back", async () => (await single(paymentId)).refundedRupees === 799)
    expect(await stateOf(paymentId, second.payment.id)).toEqual(["placed", "placed", "returned"])
  })
})
