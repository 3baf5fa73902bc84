import { useEffect, useImperativeHandle } from "react"
import type { BagCouponProps } from "~/features/bag/page/bag-page"
import { sumsOf } from "~/features/bag/prices"
import { useCustomerId } from "~/lib/auth"
import { shop } from "~/lib/shop/shop"
import styles from "./coupon-field.module.css"
import { CouponFold } from "./coupon-fold"
import { SuggestionPart } from "./suggestion-part"
import { useCoupon } from "./use-coupon"

/** The delivery fee for goods of this many rupees, where it is the same everywhere; else null. */
function knownDeliveryFee(amount: number): number | null {
  const { fee, freeFrom, someDiffer } = shop().delivery
  if (someDiffer) return null
  return freeFrom !== null && amount >= freeFrom ? 0 : fee
}

/** The discounts for this bag: the best coupon, and a field for a code. The checkout uses the same one. */
export function BagCouponPart({ items, onDiscount, settle }: BagCouponProps) {
  const buyer = useCustomerId() ?? ""
  const fee = knownDeliveryFee(sumsOf(items).items)
  const coupon = useCoupon(items, fee, buyer)
  const { code, offGoods } = coupon.applied ?? { code: "", offGoods: 0 }
  useEffect(() => {
    onDiscount(offGoods > 0 ? { code, rupees: offGoods } : null)
    return () => onDiscount(null)
  }, [code, offGoods, onDiscount])
  useImperativeHandle(settle, () => coupon.settle)
  return (
    <div className={styles.bag}>
      <SuggestionPart items={items} fee={fee} buyer={buyer} coupon={coupon} />
      <CouponFold coupon={coupon} />
    </div>
  )
}
