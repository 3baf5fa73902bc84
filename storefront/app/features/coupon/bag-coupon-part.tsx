import { useEffect, useState } from "react"
import type { BagCouponProps } from "~/features/bag/bag-page"
import { sumsOf } from "~/features/bag/prices"
import { useCustomerId } from "~/lib/auth"
import { knownDeliveryFee } from "~/lib/delivery-words"
import styles from "./coupon-field.module.css"
import { CouponField } from "./coupon-field"
import { SuggestionPart } from "./suggestion-part"
import { useCoupon } from "./use-coupon"
import { couponWords } from "./words"

const nothing = () => undefined

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
  // A code that was brought along and cannot be used says why; once open, it stays so while another is typed.
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (coupon.refusal) setIsOpen(true)
  }, [coupon.refusal])
  const field = <CouponField coupon={coupon} onChange={nothing} />
  return (
    <div className={styles.bag}>
      <SuggestionPart items={items} fee={fee} buyer={buyer} coupon={coupon} />
      {coupon.applied ? (
        field
      ) : (
        <details className={styles.folded} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{couponWords.haveCode}</summary>
          {field}
        </details>
      )}
    </div>
  )
}
