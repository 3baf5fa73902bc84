import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { requestRefund } from "../../../../workflows/refund/request-refund"

export const POST = answer(paymentCalls.refund, ({ body, visitor, additionalData, container }) =>
  requestRefund(container, visitor.staff, body, additionalData),
)
