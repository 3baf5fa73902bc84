import { orderCalls } from "@silai/contracts/order/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { findOrder } from "../../../../queries/find"

export const POST = answer(orderCalls.single, async ({ body, visitor, container }) => ({
  data: await findOrder(databaseOf(container), visitor, body, (await container.resolve("shop").settings()).workshop),
}))
