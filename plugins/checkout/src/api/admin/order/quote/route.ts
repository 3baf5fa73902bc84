import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { answer } from "@silai/kit/answer"
import { quotePhoneOrder } from "../../../../queries/phone-order/quote"

export const POST = answer(phoneOrderCalls.quote, async ({ body, container }) => ({
  data: await quotePhoneOrder(container, body),
}))
