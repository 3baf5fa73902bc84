import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { seenPaiseOf, sendAgain } from "../../../../../workflows/refund/resolve"

export const POST = answer(paymentCalls.refundAgain, ({ body, visitor, container }) =>
  sendAgain(container, { askId: body.refundId, seenPaise: seenPaiseOf(body.amountRupees) }, visitor.staff),
)
