import { COUPON_KIND } from "@silai/contracts/coupon/kinds"
import { couponRefusals } from "@silai/contracts/coupon/messages"
import type { CouponRule } from "@silai/contracts/coupon/shapes"
import { refuse } from "@silai/kit/refuse"

/**
 * A rule without the fields that its kind does not use; a personal one is not shown to all. @throws
 * coupon.percent_missing, coupon.amount_missing, coupon.ends_too_early
 */
export function checkedRule<Rule extends CouponRule>(rule: Rule): Rule {
  const { numbers } = COUPON_KIND[rule.kind]
  if (numbers.percent === "needed" && rule.percent === null) throw refuse(couponRefusals.percent_missing)
  if (numbers.amount === "needed" && rule.amount === null) throw refuse(couponRefusals.amount_missing)
  if (rule.startsAt && rule.endsAt && Date.parse(rule.endsAt) <= Date.parse(rule.startsAt))
    throw refuse(couponRefusals.ends_too_early)
  return {
    ...rule,
    percent: numbers.percent ? rule.percent : null,
    cap: numbers.cap ? rule.cap : null,
    amount: numbers.amount ? rule.amount : null,
    isListed: rule.isListed && rule.customerIds.length === 0,
  }
}
