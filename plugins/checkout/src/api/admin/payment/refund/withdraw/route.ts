import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { withdraw } from "../../../../../workflows/refund/resolve"

export const POST = answer(paymentCalls.refundWithdraw, ({ body, visitor, container }) =>
  withdraw(container, { askId: body.refundId, note: body.note }, visitor.staff),
)
