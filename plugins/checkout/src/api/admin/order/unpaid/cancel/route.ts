import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { answer } from "@silai/kit/answer"
import { cancelUnpaid } from "../../../../../workflows/phone-order/unpaid"

export const POST = answer(phoneOrderCalls.cancelUnpaid, ({ body, visitor, container }) =>
  cancelUnpaid(container, body.paymentId, visitor.staff),
)
