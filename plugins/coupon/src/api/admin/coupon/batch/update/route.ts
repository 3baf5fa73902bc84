import { couponBatchCalls } from "@silai/contracts/coupon/batch-calls"
import { couponMessages } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { readBatch } from "../../../../../queries/batches"
import { updateCouponBatchWorkflow } from "../../../../../workflows/workflows"

export const POST = answer(couponBatchCalls.update, async ({ body, visitor, additionalData, container }) => {
  const input = { ...body, by: visitor.staff.name }
  const { id } = await run(updateCouponBatchWorkflow, container, input, additionalData)
  return { message: couponMessages.batchSaved, data: await readBatch(databaseOf(container), id) }
})
