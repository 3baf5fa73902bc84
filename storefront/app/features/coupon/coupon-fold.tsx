import { useEffect, useState } from "react"
import { CouponField } from "./coupon-field"
import styles from "./coupon-field.module.css"
import type { Coupon } from "./use-coupon"

const nothing = () => undefined

/** The field for a code, folded: an open one sends people away to look for a code. A chosen coupon stands open. */
export function CouponFold({ coupon, onChange = nothing }: { coupon: Coupon; onChange?: () => void }) {
  // A code that was brought along and cannot be used says why; once open, it stays so while another is typed.
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (coupon.refusal) setIsOpen(true)
  }, [coupon.refusal])
  const field = <CouponField coupon={coupon} onChange={onChange} />
  if (coupon.applied) return field
  return (
    <details className={styles.folded} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Have a code?</summary>
      {field}
    </details>
  )
}
