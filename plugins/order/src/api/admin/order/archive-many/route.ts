import { manyOrderCalls } from "@silai/contracts/order/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { chosenIds } from "../../../../queries/matching"
import { eachOrder } from "../../../../workflows/each-order"
import { archiveOrderWorkflow } from "../../../../workflows/workflows"

export const POST = answer(
  manyOrderCalls.archive,
  async ({ body: { of, archived }, visitor, additionalData, container }) => {
    const orderIds = await chosenIds(databaseOf(container), of, seesContact(visitor.staff.role))
    const archive = (orderId: string) => run(archiveOrderWorkflow, container, { orderId, archived }, additionalData)
    return { data: await eachOrder(container, orderIds, archive) }
  },
)
