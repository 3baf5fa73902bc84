import { useEffect, useRef, useState } from "react"
import { useStore } from "~/lib/store"
import { useChanged } from "~/lib/use-changed"
import { CouponField } from "./coupon-field"
import styles from "./coupon-field.module.css"
import { typedCoupon } from "./coupon-memory"
import type { Coupon } from "./use-coupon"

const nothing = () => undefined

/** The field for a code, folded: an open one makes people leave to look for a code. A chosen coupon is shown open. */
export function CouponFold({ coupon, onChange = nothing }: { coupon: Coupon; onChange?: () => void }) {
  // A code from a link that cannot be used says why; once open, it stays open while another is typed.
  const typed = useStore(typedCoupon)
  const [isOpen, setIsOpen] = useState(Boolean(coupon.refusal || typed))
  if (useChanged(coupon.refusal) && coupon.refusal) setIsOpen(true)
  const place = useRef<HTMLDivElement>(null)
  const isOwn = useRef(false)
  const wasTyped = useRef(false)
  const isApplied = coupon.applied !== null
  useEffect(() => {
    if (typed) wasTyped.current = true
  }, [typed])
  useEffect(() => {
    // The pressed button is gone: the focus goes to what took its place.
    const taking = isApplied ? "[role=status] p" : "details[open] input, details:not([open]) summary"
    if (isOwn.current && !coupon.refusal) place.current?.querySelector<HTMLElement>(taking)?.focus()
    // Refused from a button elsewhere on the page: the reason is shown here.
    if (wasTyped.current && coupon.refusal) place.current?.querySelector("input")?.focus()
    isOwn.current = false
    if (isApplied || coupon.refusal) wasTyped.current = false
  }, [isApplied, coupon.refusal])
  const act = () => {
    isOwn.current = true
    onChange()
  }
  const field = <CouponField coupon={coupon} onChange={act} />
  return (
    <div ref={place}>
      {isApplied ? (
        field
      ) : (
        <details className={styles.folded} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>Have a code?</summary>
          {field}
        </details>
      )}
    </div>
  )
}
