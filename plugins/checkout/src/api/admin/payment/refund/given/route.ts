import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { noteGiven } from "../../../../../workflows/refund/see-to"

export const POST = answer(paymentCalls.refundGiven, ({ body, visitor, container }) =>
  noteGiven(container, { askId: body.refundId, note: body.note }, visitor.staff),
)
