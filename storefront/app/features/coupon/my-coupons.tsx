import type { ShopperCoupon } from "@silai/contracts/coupon/shapes"
import { useQuery } from "@tanstack/react-query"
import { useMyId } from "~/features/customer/queries"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { Fetched } from "~/ui/fetched"
import { EmptyState } from "~/ui/state"
import styles from "./coupons.module.css"
import { PastCoupon } from "./past-coupon"
import { myCouponsQuery } from "./queries"
import { Ticket } from "./ticket"
import { couponWords } from "./words"

const isOpen = ({ standing }: ShopperCoupon) => standing === "usable" || standing === "soon"

/** The coupons that a customer can use, and separately the past ones. */
export function MyCoupons() {
  const query = useQuery(myCouponsQuery(useMyId()))
  return (
    <Fetched query={query} what="your coupons" height="20rem">
      {(coupons) => {
        const open = coupons.filter(isOpen)
        const past = coupons.filter((coupon) => !isOpen(coupon))
        return (
          <div className={styles.page}>
            {open.length === 0 ? (
              <NoCoupons />
            ) : (
              <section aria-labelledby="usable-coupons">
                <h2 id="usable-coupons" className={styles.title}>
                  {couponWords.usable}
                </h2>
                <ul className={styles.tickets}>
                  {open.map((coupon) => (
                    <li key={coupon._id}>
                      <Ticket coupon={coupon} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {past.length > 0 && (
              <section aria-labelledby="past-coupons">
                <h2 id="past-coupons" className={styles.title}>
                  {couponWords.past}
                </h2>
                <ul className={styles.past}>
                  {past.map((coupon) => (
                    <PastCoupon key={coupon._id} coupon={coupon} />
                  ))}
                </ul>
              </section>
            )}
          </div>
        )
      }}
    </Fetched>
  )
}

const NoCoupons = () => (
  <EmptyState
    icon="scissors"
    title="No coupons for you at the moment"
    actions={<LinkButton to={paths.explore}>Explore the shop</LinkButton>}
  >
    When we give you a coupon, you will find it here, with its value and its last day. A code from elsewhere is entered
    in your bag or at payment.
  </EmptyState>
)
