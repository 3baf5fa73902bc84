import { orderCalls } from "@silai/contracts/order/calls"
import { CANCELLED, CODES_OF_VIEW, STATUS_CODES } from "@silai/contracts/order/status"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { ordersOf } from "../../../../queries/mine"

const NOT_CANCELLED = STATUS_CODES.filter((code) => !CANCELLED.includes(code))

export const POST = answer(orderCalls.mine, async ({ body, visitor, container }) => ({
  ...(await ordersOf(databaseOf(container), visitor.shopper.customerId, {
    ...body,
    codes: body.show ? CODES_OF_VIEW[body.show] : NOT_CANCELLED,
  })),
}))
