import { manyOrderCalls } from "@silai/contracts/order/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { chosenIds } from "../../../../queries/matching"
import { noteMany } from "../../../../workflows/note-many"

export const POST = answer(manyOrderCalls.note, async ({ body: { of, text }, visitor, additionalData, container }) => {
  const { userId, name, role } = visitor.staff
  const orderIds = await chosenIds(databaseOf(container), of, seesContact(role))
  return { data: await noteMany(container, { orderIds, text, by: { userId, name, role } }, additionalData) }
})
