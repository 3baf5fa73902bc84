import { couponBatchCalls } from "@silai/contracts/coupon/batch-calls"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { answer, streamCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { readBatch } from "../../../../../queries/batches"
import { codesOf } from "../../../../../queries/list"
import { COUPON_COLUMNS } from "../../../../../rules/coupon-csv"

export const POST = answer(couponBatchCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "coupon_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  const { _id } = await readBatch(database, body._id)
  return streamCsv(res, "codes.csv", COUPON_COLUMNS, codesOf(database, _id))
})
