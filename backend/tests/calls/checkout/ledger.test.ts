import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { expect, test } from "vitest"
import { eventually } from "../../rig/eventually"
import { gatewayBook, pay, refundByHand } from "../../rig/gateway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"
import { differences, explained } from "../../score/ledger/ledger"

closeSqlAfterwards()
const slug = "classic-white-formal-shirt"
const size = "XL"

/** The names of those lists that mention one of these ids. */
const about = (lists: Awaited<ReturnType<typeof differences>>, ...ids: string[]) =>
  lists
    .filter(({ rows }) => rows.some((row) => ids.some((id) => JSON.stringify(row).includes(id))))
    .map(({ what }) => what)

test("explains dashboard refunds, refunds made in other ways and running holds, and lists a lost request as a difference", async () => {
  const owner = await signInAsOwner()
  await setStock(slug, size, 6)
  const buyer = await aGuest()
  const begun = (await askToPay(buyer, await aBag([{ slug, size }]))).body.data
  const { handler, payment } = await pay(begun.razorpay.orderId)
  const { orderId } = (await buyer.call(checkoutCalls.verifyPayment, handler)).body.data
  const held = (await askToPay(await aGuest(), await aBag([{ slug, size }]))).body.data.attemptId
  await refundByHand(payment.id, 10_000)
  const single = async () => (await owner.call(paymentCalls.single, { paymentId: begun.attemptId })).body.data
  await eventually("the dashboard's refund is seen", async () => (await single()).refundedRupees === 100)
  const ask = { paymentId: begun.attemptId, amountRupees: 200, seenRefundedRupees: 100, seenPlaced: true }
  // Written as declined for good, so that no worker sends it.
  await sql(
    `insert into refund_ask (id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name, state)
     values ($1, $2, 'razorpay', $3, 20000, 10000, 'A loose seam', 'x', 'Owner', 'failed')`,
    [`rfa_ledger_${begun.attemptId}`, ask.paymentId, payment.id],
  )
  const given = { refundId: `rfa_ledger_${begun.attemptId}`, note: "Paid in cash at the counter" }
  expect((await owner.call(paymentCalls.refundGiven, given)).status).toBe(200)
  const found = async () => {
    const book = await gatewayBook()
    return [await differences(sql, { book: book as never }), await explained(sql, book as never)] as const
  }
  const [wrong, known] = await found()
  expect(about(wrong, orderId!, payment.id, begun.attemptId, held)).toEqual([])
  expect(about(known, orderId!, held)).toEqual([
    "payments that their shoppers still have time for",
    "refunds that were made at the gateway's dashboard",
    "refunds that staff noted as given by other means",
  ])
  expect(
    (await owner.call(paymentCalls.refund, { ...ask, seenRefundedRupees: 300, reason: "A loose seam" })).status,
  ).toBe(200)
  await eventually("ours is back", async () => (await single()).refundedRupees === 300)
  await sql(`delete from refund_ask where attempt_id = $1 and state = 'done'`, [begun.attemptId])
  const [lost] = await found()
  expect(about(lost, orderId!)).toContain("orders not cancelled with more refunded than requested")
})
