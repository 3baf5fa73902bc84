import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { EmptyState } from "~/ui/state"

/** A person's own coupons. There are none yet: a code is entered at the payment. */
export function MyCoupons() {
  return (
    <EmptyState
      icon="scissors"
      title="No coupons for you at the moment"
      actions={<LinkButton to={paths.explore}>Explore the shop</LinkButton>}
    >
      When we give you one, it stands here with what it is worth and until when. A code that you have from elsewhere is
      typed in at the payment.
    </EmptyState>
  )
}
