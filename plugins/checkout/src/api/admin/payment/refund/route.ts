import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { askAndSend } from "../../../../workflows/refund/ask-and-send"

export const POST = answer(paymentCalls.refund, ({ body, visitor, additionalData, container }) =>
  askAndSend(container, visitor.staff, body, additionalData),
)
