import { couponBatchCalls } from "@silai/contracts/coupon/batch-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listBatches } from "../../../../../queries/batches"

export const POST = answer(couponBatchCalls.all, async ({ body, container }) => ({
  ...(await listBatches(databaseOf(container), body)),
}))
