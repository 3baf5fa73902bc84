import { couponRefusals } from "@silai/contracts/coupon/messages"
import type { CouponRule } from "@silai/contracts/coupon/shapes"
import { refuse } from "@silai/kit/refuse"

/**
 * A rule without what its kind does not use; what is for some persons is not shown to all. @throws coupon.percent_missing, coupon.amount_missing, coupon.ends_too_early
 */
export function checkedRule<Rule extends CouponRule>(rule: Rule): Rule {
  if (rule.kind === "percent" && rule.percent === null) throw refuse(couponRefusals.percent_missing)
  if (rule.kind === "flat" && rule.amount === null) throw refuse(couponRefusals.amount_missing)
  if (rule.startsAt && rule.endsAt && Date.parse(rule.endsAt) <= Date.parse(rule.startsAt))
    throw refuse(couponRefusals.ends_too_early)
  const isPercent = rule.kind === "percent"
  return {
    ...rule,
    percent: isPercent ? rule.percent : null,
    cap: isPercent ? rule.cap : null,
    amount: rule.kind === "flat" ? rule.amount : null,
    isListed: rule.isListed && rule.customerIds.length === 0,
  }
}
