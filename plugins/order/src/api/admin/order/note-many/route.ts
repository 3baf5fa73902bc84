import { manyOrderCalls } from "@silai/contracts/order/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { chosenIds } from "../../../../queries/matching"
import { eachOrder } from "../../../../workflows/each-order"
import { addOrderNoteWorkflow } from "../../../../workflows/workflows"

export const POST = answer(manyOrderCalls.note, async ({ body: { of, text }, visitor, additionalData, container }) => {
  const { userId, name, role } = visitor.staff
  const orderIds = await chosenIds(databaseOf(container), of, seesContact(role))
  const by = { userId, name, role }
  const note = (orderId: string) => run(addOrderNoteWorkflow, container, { orderId, text, by }, additionalData)
  return { data: await eachOrder(container, orderIds, note) }
})
