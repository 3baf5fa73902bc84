import { checkoutCalls, REPORTING_GATEWAY } from "@silai/contracts/checkout/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { stateForPayer } from "../../../queries/state"
import { verifyReport } from "../../../workflows/payment/verify"

export const POST = answer(checkoutCalls.verifyPayment, async ({ body, visitor, container }) => {
  const { razorpay_order_id: orderId, razorpay_payment_id: paymentId, razorpay_signature: proof } = body
  const attemptId = await verifyReport(container, REPORTING_GATEWAY, { orderId, paymentId, proof })
  return { data: await stateForPayer(databaseOf(container), attemptId, visitor.shopper) }
})
