import type { ShopperCoupon } from "@silai/contracts/coupon/shapes"
import { Link } from "react-router"
import { paths } from "~/paths"
import styles from "./coupons.module.css"
import { whenOf } from "./words"

/** A coupon that can no longer be used. */
export const PastCoupon = ({ coupon }: { coupon: ShopperCoupon }) => (
  <li>
    <Link to={paths.couponDetails(coupon._id)}>{coupon.code}</Link>
    <span>{coupon.worth}</span>
    <span className={styles.when}>{whenOf(coupon)}</span>
  </li>
)
