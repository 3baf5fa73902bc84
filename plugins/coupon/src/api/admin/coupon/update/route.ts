import { couponCalls } from "@silai/contracts/coupon/calls"
import { couponMessages } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { readCoupon } from "../../../../queries/list"
import { updateCouponWorkflow } from "../../../../workflows/workflows"

export const POST = answer(couponCalls.adminUpdate, async ({ body, visitor, additionalData, container }) => {
  const { id } = await run(updateCouponWorkflow, container, { ...body, by: visitor.staff.name }, additionalData)
  return { message: couponMessages.saved, data: await readCoupon(databaseOf(container), id) }
})
