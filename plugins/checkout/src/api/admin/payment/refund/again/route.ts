import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { sendAgain } from "../../../../../workflows/refund/see-to"

export const POST = answer(paymentCalls.refundAgain, ({ body, visitor, container }) =>
  sendAgain(container, body.refundId, visitor.staff),
)
