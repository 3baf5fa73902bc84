import type { ShopperCoupon } from "@silai/contracts/coupon/shapes"
import { Link } from "react-router"
import { paths } from "~/paths"
import styles from "./coupons.module.css"
import { UseCoupon } from "./use-coupon-button"
import { couponWords, whenOf } from "./words"

/** A usable coupon: its discount, its conditions, and its end. */
export function Ticket({ coupon }: { coupon: ShopperCoupon }) {
  const { _id, code, name, worth, conditions, isPersonal } = coupon
  return (
    <article className={styles.ticket} aria-labelledby={`worth-${_id}`}>
      {isPersonal && <p className={styles.personal}>{couponWords.personal}</p>}
      <h3 id={`worth-${_id}`} className={styles.worth}>
        {worth}
      </h3>
      {name && <p>{name}</p>}
      <Conditions of={conditions} />
      <p className={styles.foot}>
        <span className={styles.code}>{code}</span>
        <span className={styles.when}>{whenOf(coupon)}</span>
      </p>
      <div className={styles.actions}>
        <UseCoupon coupon={coupon} />
        <Link to={paths.couponDetails(_id)} className={styles.more} aria-label={`${couponWords.details} of ${code}`}>
          {couponWords.details}
        </Link>
      </div>
    </article>
  )
}

export const Conditions = ({ of }: { of: readonly string[] }) =>
  of.length > 0 && (
    <ul className={styles.conditions}>
      {of.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ul>
  )
