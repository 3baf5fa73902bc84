import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { EmptyState } from "~/ui/state"

/** Another person's, an unknown or an expired coupon: all get the same reply. */
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
