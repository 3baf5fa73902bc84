import type { Call } from "./call"
import { accountCalls, addressCalls, passkeyCalls, profileCalls, secondFactorCalls, staffCalls } from "./account/calls"
import { bagCalls } from "./bag/calls"
import {
  catalogueCalls,
  categoryCalls,
  colourwayCalls,
  pictureCalls,
  repriceCalls,
  styleCalls,
} from "./catalogue/calls"
import { checkoutCalls, paymentCalls, shippingFeeCalls } from "./checkout/calls"
import { couponBatchCalls, couponCalls } from "./coupon/calls"
import { customerCalls } from "./customer/calls"
import { fileCalls } from "./file/calls"
import { inventoryCalls } from "./inventory/calls"
import { measurementCalls } from "./measurement/calls"
import { orderCalls, orderEditCalls, workshopCalls } from "./order/calls"
import { homeCalls, shopCalls } from "./shop/calls"
import { noticeCalls } from "./notice/calls"
import { paperCalls } from "./papers/calls"
import { returnCalls } from "./returns/calls"
import { reviewCalls } from "./review/calls"
import { uidCalls } from "./uid/calls"

const nouns = [
  accountCalls,
  profileCalls,
  addressCalls,
  staffCalls,
  secondFactorCalls,
  passkeyCalls,
  bagCalls,
  catalogueCalls,
  categoryCalls,
  colourwayCalls,
  pictureCalls,
  repriceCalls,
  styleCalls,
  checkoutCalls,
  shippingFeeCalls,
  paymentCalls,
  couponCalls,
  couponBatchCalls,
  customerCalls,
  fileCalls,
  inventoryCalls,
  measurementCalls,
  orderCalls,
  orderEditCalls,
  workshopCalls,
  returnCalls,
  reviewCalls,
  paperCalls,
  uidCalls,
  noticeCalls,
  shopCalls,
  homeCalls,
]

type CallsOf<Noun> = Noun extends unknown ? Noun[keyof Noun] : never
/** The documented call at a path, for a client that knows calls by their paths. */
export type CallAt<Path extends EveryCall["path"]> = Extract<EveryCall, { path: Path }>
export type EveryCall = CallsOf<(typeof nouns)[number]>

/**
 * Every documented call of the shop; the gate opens exactly these, and the call list and OpenAPI are generated from
 * them.
 */
export const everyCall: readonly Call[] = nouns.flatMap((calls) => Object.values(calls) as Call[])
