import type { Call } from "./call"
import { accountCalls } from "./account/calls"
import { catalogueCalls } from "./catalogue/calls"
import { checkoutCalls } from "./checkout/calls"
import { couponCalls } from "./coupon/calls"
import { orderCalls } from "./order/calls"
import { noticeCalls } from "./notice/calls"

/** Every documented call of the shop; the gate opens exactly these, and the call list and OpenAPI are printed from them. */
export const everyCall: readonly Call[] = [accountCalls, catalogueCalls, checkoutCalls, couponCalls, orderCalls, noticeCalls]
  .flatMap((calls) => Object.values(calls) as Call[])
