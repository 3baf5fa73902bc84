import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { EmptyState } from "~/ui/state"

/** A coupon that is not this person's, was never there, or has run out: all answer alike. */
export function CouponGone() {
  return (
    <EmptyState
      icon="scissors"
      title="We could not find this coupon"
      actions={<LinkButton to={paths.coupons}>Your coupons</LinkButton>}
    >
      It may have run out, or it belongs to another account.
    </EmptyState>
  )
}
