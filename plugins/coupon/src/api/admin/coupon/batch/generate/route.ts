import { couponBatchCalls } from "@silai/contracts/coupon/batch-calls"
import { couponMessages } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { readBatch } from "../../../../../queries/batches"
import { generateCouponBatchWorkflow } from "../../../../../workflows/workflows"

export const POST = answer(couponBatchCalls.generate, async ({ body, visitor, additionalData, container }) => {
  const input = { ...body, by: visitor.staff.name }
  const { id } = await run(generateCouponBatchWorkflow, container, input, additionalData)
  return {
    message: couponMessages.batchMade(body.codes, body.pattern),
    data: await readBatch(databaseOf(container), id),
  }
})
