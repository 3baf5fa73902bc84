import { useEffect } from "react"
import type { BagCouponProps } from "~/features/bag/bag-page"
import { sumsOf } from "~/features/bag/prices"
import { useCustomerId } from "~/lib/auth"
import { shop } from "~/lib/shop"
import styles from "./coupon-field.module.css"
import { CouponFold } from "./coupon-fold"
import { SuggestionPart } from "./suggestion-part"
import { useCoupon } from "./use-coupon"

/** What the delivery of goods for so many rupees costs, where it costs the same everywhere; else null. */
function knownDeliveryFee(amount: number): number | null {
  const { fee, freeFrom, someDiffer } = shop().delivery
  if (someDiffer) return null
  return freeFrom !== null && amount >= freeFrom ? 0 : fee
}

/** What can be taken off this bag: the best coupon, and a field for a code. The checkout takes the same one over. */
export function BagCouponPart({ items, onDiscount }: BagCouponProps) {
  const buyer = useCustomerId() ?? ""
  const fee = knownDeliveryFee(sumsOf(items).items)
  const coupon = useCoupon(items, fee, buyer)
  const { code, offGoods } = coupon.applied ?? { code: "", offGoods: 0 }
  useEffect(() => {
    onDiscount(offGoods > 0 ? { code, rupees: offGoods } : null)
    return () => onDiscount(null)
  }, [code, offGoods, onDiscount])
  return (
    <div className={styles.bag}>
      <SuggestionPart items={items} fee={fee} buyer={buyer} coupon={coupon} />
      <CouponFold coupon={coupon} />
    </div>
  )
}
