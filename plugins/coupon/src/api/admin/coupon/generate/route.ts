import { couponCalls } from "@silai/contracts/coupon/calls"
import { couponMessages } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { readCoupon } from "../../../../queries/list"
import { generateCouponWorkflow } from "../../../../workflows/workflows"

export const POST = answer(couponCalls.adminGenerate, async ({ body, visitor, additionalData, container }) => {
  const input = { ...body, by: visitor.staff.name }
  const { id, code } = await run(generateCouponWorkflow, container, input, additionalData)
  return { message: couponMessages.made(code), data: await readCoupon(databaseOf(container), id) }
})
