import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { answer } from "@silai/kit/answer"
import { sendLinkAgain } from "../../../../../workflows/phone-order/unpaid"

export const POST = answer(phoneOrderCalls.sendLink, ({ body, container }) => sendLinkAgain(container, body.paymentId))
