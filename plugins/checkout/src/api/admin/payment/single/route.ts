import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { showPayment } from "../../../../queries/payment/show"

export const POST = answer(paymentCalls.single, async ({ body, container }) => ({
  data: await showPayment(container, body.paymentId),
}))
