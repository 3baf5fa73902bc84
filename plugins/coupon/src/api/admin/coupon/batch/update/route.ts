import { couponBatchCalls } from "@silai/contracts/coupon/batch-calls"
import { couponSays } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { readBatch } from "../../../../../queries/batches"
import { updateCouponBatchWorkflow } from "../../../../../workflows/workflows"

export const POST = answer(couponBatchCalls.update, async ({ body, visitor, additionalData, container }) => {
  const input = { ...body, by: visitor.staff.name }
  const { id } = await run(updateCouponBatchWorkflow, container, input, additionalData)
  return { message: couponSays.batchSaved, data: await readBatch(databaseOf(container), id) }
})
