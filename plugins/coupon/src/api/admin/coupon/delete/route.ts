import { couponCalls } from "@silai/contracts/coupon/calls"
import { couponMessages } from "@silai/contracts/coupon/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { deleteCouponWorkflow } from "../../../../workflows/workflows"

export const POST = answer(couponCalls.adminDelete, async ({ body, visitor, additionalData, container }) => {
  const input = { ...body, by: visitor.staff.name }
  const { id, code, archived } = await run(deleteCouponWorkflow, container, input, additionalData)
  return { message: (archived ? couponMessages.archived : couponMessages.deleted)(code), data: { _id: id, archived } }
})
