import type { Call } from "./call"
import {
  accountCalls,
  addressCalls,
  passkeyCalls,
  profileCalls,
  secondFactorCalls,
  staffCalls,
  viewCalls,
} from "./account/calls"
import { auditCalls } from "./audit/calls"
import { bagCalls, wishCalls } from "./bag/calls"
import {
  catalogueCalls,
  categoryCalls,
  colourwayCalls,
  pictureCalls,
  repriceCalls,
  saleCalls,
  stockAlertCalls,
  styleCalls,
} from "./catalogue/calls"
import {
  checkoutCalls,
  codCalls,
  paymentCalls,
  phoneOrderCalls,
  pieceChangeCalls,
  shippingFeeCalls,
} from "./checkout/calls"
import { couponBatchCalls, couponCalls } from "./coupon/calls"
import { customerCalls } from "./customer/calls"
import { fileCalls } from "./file/calls"
import { insightCalls } from "./insight/calls"
import { inventoryCalls } from "./inventory/calls"
import { measurementCalls } from "./measurement/calls"
import { messageCalls } from "./messaging/calls"
import { manyOrderCalls, orderCalls, orderEditCalls, workshopCalls } from "./order/calls"
import { homeCalls, shopCalls } from "./shop/calls"
import { noticeCalls } from "./notice/calls"
import { notificationCalls } from "./notification/calls"
import { paperCalls } from "./papers/calls"
import { pushCalls } from "./push/calls"
import { returnCalls } from "./returns/calls"
import { reviewCalls } from "./review/calls"
import { uidCalls } from "./uid/calls"
import { whatsappCalls } from "./whatsapp/calls"

const nouns = [
  accountCalls,
  profileCalls,
  addressCalls,
  staffCalls,
  secondFactorCalls,
  passkeyCalls,
  viewCalls,
  bagCalls,
  wishCalls,
  catalogueCalls,
  categoryCalls,
  colourwayCalls,
  pictureCalls,
  repriceCalls,
  saleCalls,
  stockAlertCalls,
  styleCalls,
  checkoutCalls,
  shippingFeeCalls,
  paymentCalls,
  phoneOrderCalls,
  pieceChangeCalls,
  codCalls,
  couponCalls,
  couponBatchCalls,
  customerCalls,
  fileCalls,
  inventoryCalls,
  measurementCalls,
  messageCalls,
  orderCalls,
  orderEditCalls,
  workshopCalls,
  manyOrderCalls,
  returnCalls,
  reviewCalls,
  paperCalls,
  uidCalls,
  noticeCalls,
  notificationCalls,
  pushCalls,
  whatsappCalls,
  insightCalls,
  auditCalls,
  shopCalls,
  homeCalls,
]

type CallsOf<Noun> = Noun extends unknown ? Noun[keyof Noun] : never
/** The documented call at a path, for a client that knows calls by their paths. */
export type CallAt<Path extends EveryCall["path"]> = Extract<EveryCall, { path: Path }>
export type EveryCall = CallsOf<(typeof nouns)[number]>

/**
 * Every documented call; the gate opens exactly these, and the call list and OpenAPI are generated from them.
 */
export const everyCall: readonly Call[] = nouns.flatMap((calls) => Object.values(calls) as Call[])
