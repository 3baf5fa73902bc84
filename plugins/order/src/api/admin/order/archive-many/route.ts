import { manyOrderCalls } from "@silai/contracts/order/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { chosenIds } from "../../../../queries/matching"
import { archiveMany } from "../../../../workflows/archive-many"

export const POST = answer(
  manyOrderCalls.archive,
  async ({ body: { of, archived }, visitor, additionalData, container }) => {
    const orderIds = await chosenIds(databaseOf(container), of, seesContact(visitor.staff.role))
    return { data: await archiveMany(container, { orderIds, archived }, additionalData) }
  },
)
