import { manyOrderCalls } from "@silai/contracts/order/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { chosenIds } from "../../../../queries/matching"
import { moveMany } from "../../../../workflows/move-many"

export const POST = answer(manyOrderCalls.move, async ({ body, visitor, additionalData, container }) => {
  const { part, status, reason } = body
  const { userId, name, role } = visitor.staff
  const orderIds = await chosenIds(databaseOf(container), { part }, seesContact(role))
  const orders = orderIds.map((order) => ({ order }))
  const asked = { orders, status, reason, check: false, by: { userId, name, role } }
  return { data: await moveMany(container, asked, additionalData) }
})
