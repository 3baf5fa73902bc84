import { phoneOrderCalls, type UnpaidOrder } from "@silai/contracts/checkout/phone-order-calls"
import { phoneOrderMessages } from "@silai/contracts/checkout/phone-order-messages"
import { answer } from "@silai/kit/answer"
import { takePhoneOrder } from "../../../../workflows/phone-order/take-order"

const takenSentence = ({ payBy, customerName, orderNumber }: UnpaidOrder, hours: number): string => {
  if (payBy === "cash" && orderNumber) return phoneOrderMessages.placed(orderNumber)
  return payBy === "link" ? phoneOrderMessages.linkSent(customerName) : phoneOrderMessages.held(customerName, hours)
}

export const POST = answer(phoneOrderCalls.add, async ({ body, visitor, additionalData, container }) => {
  const data = await takePhoneOrder(container, visitor.staff, body, additionalData)
  return { message: takenSentence(data, body.linkHours), data }
})
