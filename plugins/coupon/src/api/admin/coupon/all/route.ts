import { couponCalls } from "@silai/contracts/coupon/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listCoupons } from "../../../../queries/list"

export const POST = answer(couponCalls.adminAll, async ({ body, container }) => ({
  ...(await listCoupons(databaseOf(container), body)),
}))
