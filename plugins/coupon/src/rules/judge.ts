import { COUPON_KIND } from "@silai/contracts/coupon/kinds"
import { type CouponKind, type CouponState, LEAST_PAYABLE_PAISE } from "@silai/contracts/coupon/limits"
import { couponDay, couponRefusals } from "@silai/contracts/coupon/messages"
import type { CouponAsk, CouponLine, CouponPerson } from "@silai/contracts/coupon/service"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { shareOut } from "./share-out"

/** A coupon as the rules read it. Money in integer paise. */
export type Rule = {
  kind: CouponKind
  percent: number | null
  amountPaise: number | null
  capPaise: number | null
  minimumPaise: number
  categoryIds: readonly string[]
  styleIds: readonly string[]
  colourwayIds: readonly string[]
  customerIds: readonly string[]
  startsAt: Date | null
  endsAt: Date | null
  state: CouponState
}
type Worth = { linesPaise: number[]; deliveryPaise: number }

/**
 * Checks that this person may use a coupon now, whatever is in the bag.
 * @throws coupon.not_valid, coupon.not_begun, coupon.over, coupon.sign_in, coupon.for_somebody_else
 */
export function refuseWhoOrWhen(rule: Rule, { customerId }: Pick<CouponPerson, "customerId">, now: Date): void {
  if (rule.state !== "active") throw refuse(couponRefusals.not_valid)
  if (rule.endsAt && rule.endsAt <= now) throw refuse(couponRefusals.over)
  if (rule.startsAt && rule.startsAt > now)
    throw refuse(couponRefusals.not_begun, couponDay(rule.startsAt.toISOString()))
  if (!rule.customerIds.length) return
  if (!customerId) throw refuse(couponRefusals.sign_in)
  if (!rule.customerIds.includes(customerId)) throw refuse(couponRefusals.for_somebody_else)
}

/**
 * A coupon's discount on each line and on the delivery. A percentage is rounded to whole rupees. A purchase is never
 * free: at least the smallest sum that a gateway takes is left.
 * @throws coupon.other_goods, coupon.below_minimum, coupon.nothing_off
 */
export function worthOf(rule: Rule, { lines, deliveryPaise }: Pick<CouponAsk, "lines" | "deliveryPaise">): Worth {
  const itemsPaise = sumOf(lines.map(({ linePaise }) => linePaise))
  const amounts = lines.map((line) => (isFor(rule, line) ? line.linePaise : 0))
  const concerned = sumOf(amounts)
  if (concerned === 0) throw refuse(couponRefusals.other_goods)
  if (concerned < rule.minimumPaise) throw refuse(couponRefusals.below_minimum, toRupees(rule.minimumPaise - concerned))
  const mostPaise = Math.max(0, itemsPaise + deliveryPaise - LEAST_PAYABLE_PAISE)
  const kind = COUPON_KIND[rule.kind]
  const asked = Math.min(kind.offGoods(rule, concerned), concerned, mostPaise)
  const linesPaise = shareOut(asked, amounts)
  const offDelivery = kind.offDelivery ? Math.min(deliveryPaise, mostPaise - asked) : 0
  if (asked + offDelivery === 0) throw refuse(couponRefusals.nothing_off)
  return { linesPaise, deliveryPaise: offDelivery }
}

/** A coupon without lists is for everything; otherwise for goods in any of its lists. */
const isFor = ({ categoryIds, styleIds, colourwayIds }: Rule, line: CouponLine): boolean =>
  (!categoryIds.length && !styleIds.length && !colourwayIds.length) ||
  categoryIds.includes(line.categoryId) ||
  styleIds.includes(line.styleId) ||
  colourwayIds.includes(line.colourwayId)

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0)
