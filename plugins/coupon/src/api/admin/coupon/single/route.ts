import { couponCalls } from "@silai/contracts/coupon/calls"
import { answer } from "@silai/kit/answer"
import { readWithUses } from "../../../../queries/list"

export const POST = answer(couponCalls.adminSingle, async ({ body, container }) => ({
  data: await readWithUses(container, body._id),
}))
