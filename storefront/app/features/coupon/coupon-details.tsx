import { useQuery } from "@tanstack/react-query"
import { Link, useParams } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { CallRefused } from "~/lib/call"
import { onDay } from "~/lib/words"
import { paths } from "~/paths"
import { Fetched } from "~/ui/fetched"
import { CouponGone } from "./coupon-gone"
import styles from "./coupons.module.css"
import { myCouponQuery } from "./queries"
import { Conditions } from "./ticket"
import { UseCoupon } from "./use-coupon-button"
import { couponWords, whenOf } from "./words"

/** One of the customer's own coupons, with all details. */
export function CouponDetails() {
  const { id = "" } = useParams()
  const query = useQuery(myCouponQuery(useMyId(), id))
  if (query.error instanceof CallRefused && query.error.status === 404) return <CouponGone />
  return (
    <Fetched query={query} what="this coupon">
      {(coupon) => (
        <article className={styles.whole}>
          {coupon.isPersonal && <p className={styles.personal}>{couponWords.personal}</p>}
          <h2 className={styles.worth}>{coupon.worth}</h2>
          {coupon.name && <p>{coupon.name}</p>}
          <dl className={styles.facts}>
            <div>
              <dt>Code</dt>
              <dd className={styles.code}>{coupon.code}</dd>
            </div>
            {coupon.conditions.length > 0 && (
              <div>
                <dt>Conditions</dt>
                <dd>
                  <Conditions of={coupon.conditions} />
                </dd>
              </div>
            )}
            <div>
              <dt>When</dt>
              <dd>{whenOf(coupon)}</dd>
            </div>
            {coupon.orderId && (
              <div>
                <dt>Last used</dt>
                <dd>
                  {coupon.usedAt && onDay(coupon.usedAt)}{" "}
                  <Link to={paths.trackOrdersOf(coupon.orderId)}>{couponWords.seeOrder}</Link>
                </dd>
              </div>
            )}
          </dl>
          <UseCoupon coupon={coupon} />
        </article>
      )}
    </Fetched>
  )
}
