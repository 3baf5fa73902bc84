import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { noteGiven, seenPaiseOf } from "../../../../../workflows/refund/resolve"

export const POST = answer(paymentCalls.refundGiven, ({ body, visitor, container }) =>
  noteGiven(
    container,
    { askId: body.refundId, seenPaise: seenPaiseOf(body.amountRupees), note: body.note },
    visitor.staff,
  ),
)
