import { couponCalls } from "@silai/contracts/coupon/calls"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { answer, streamCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { everyCoupon } from "../../../../queries/list"
import { COUPON_COLUMNS } from "../../../../rules/coupon-csv"

export const POST = answer(couponCalls.adminExport, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "coupon_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  return streamCsv(res, "coupons.csv", COUPON_COLUMNS, everyCoupon(database, body))
})
