import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { unpaidOrder } from "../../../../../queries/phone-order/unpaid"

export const POST = answer(phoneOrderCalls.unpaidSingle, async ({ body, container }) => ({
  data: await unpaidOrder(databaseOf(container), body.paymentId),
}))
