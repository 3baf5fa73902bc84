import type { Call } from "./call"
import { accountCalls, addressCalls, profileCalls } from "./account/calls"
import { bagCalls } from "./bag/calls"
import { catalogueCalls } from "./catalogue/calls"
import { checkoutCalls } from "./checkout/calls"
import { couponCalls } from "./coupon/calls"
import { measurementCalls } from "./measurement/calls"
import { orderCalls } from "./order/calls"
import { noticeCalls } from "./notice/calls"

/** Every documented call of the shop; the gate opens exactly these, and the call list and OpenAPI are printed from them. */
export const everyCall: readonly Call[] = [accountCalls, profileCalls, addressCalls, bagCalls, catalogueCalls, checkoutCalls, couponCalls, measurementCalls, orderCalls, noticeCalls]
  .flatMap((calls) => Object.values(calls) as Call[])
