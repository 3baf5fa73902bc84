import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { retryPayment } from "../../../../workflows/payment/retry"

export const POST = answer(paymentCalls.retry, ({ body, visitor, container }) =>
  retryPayment(container, body.paymentId, visitor.staff),
)
