import { phoneOrderCalls } from "@silai/contracts/checkout/phone-order-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { unpaidOrders } from "../../../../../queries/phone-order/unpaid"

export const POST = answer(phoneOrderCalls.unpaid, ({ container }) => unpaidOrders(databaseOf(container)))
