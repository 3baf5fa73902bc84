import { couponCalls } from "@silai/contracts/coupon/calls"
import { answer } from "@silai/kit/answer"
import { listCoupons } from "../../../../queries/list"

export const POST = answer(couponCalls.adminAll, ({ body, container }) => listCoupons(container, body))
