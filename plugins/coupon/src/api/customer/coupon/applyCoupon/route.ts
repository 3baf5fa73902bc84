import { couponCalls } from "@silai/contracts/coupon/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { standingOf } from "../../../../queries/coupon-status"

export const POST = answer(couponCalls.apply, async ({ body, visitor, container }) => ({
  data: await standingOf(databaseOf(container), visitor.shopper, body.couponCode),
}))
