import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { requestRefund } from "../../../../workflows/refund/request-refund"
import { showPayment } from "../../../../queries/payment/show"

export const POST = answer(paymentCalls.refundOrder, async ({ body, visitor, additionalData, container }) => {
  const { _id: paymentId, leftRupees, promisedRupees } = await showPayment(container, body.orderId)
  const { amountRupees = leftRupees, seenRefundedRupees = promisedRupees, reason } = body
  const ask = { paymentId, amountRupees, seenRefundedRupees, seenPlaced: true, reason }
  return requestRefund(container, visitor.staff, ask, additionalData)
})
