import { couponCodeOf } from "@silai/contracts/coupon/code"
import { COUPON } from "@silai/contracts/coupon/limits"
import { inRupees } from "@silai/contracts/rupees"
import type { FormEvent } from "react"
import { useStore } from "~/lib/store"
import { Button } from "~/ui/button"
import { Field } from "~/ui/form/field"
import { Icon } from "~/ui/icon"
import styles from "./coupon-field.module.css"
import { typedCoupon } from "./coupon-memory"
import type { Coupon } from "./use-coupon"

/** A coupon code, checked by the shop before it counts, and removed with one press. */
export function CouponField({ coupon, onChange }: { coupon: Coupon; onChange: () => void }) {
  const { applied, refusal, checking, choose } = coupon
  const typed = useStore(typedCoupon)
  const shown = typed ?? coupon.code ?? ""
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!couponCodeOf(shown) || checking) return
    onChange()
    choose(couponCodeOf(shown))
  }
  const edit = (text: string) => {
    if (coupon.code) choose(null)
    typedCoupon.set(text.toUpperCase())
  }
  const takeOut = () => {
    onChange()
    choose(null)
  }
  if (applied)
    return (
      <div className={styles.applied} role="status">
        <Icon name="check" size={18} />
        <p tabIndex={-1}>
          <strong>{applied.code}</strong>
          <span className={styles.note}>
            {[applied.name, applied.worth, applied.off > 0 && `you save ${inRupees(applied.off)}`]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </p>
        <Button type="button" kind="quiet" onClick={takeOut} aria-label={`Remove the coupon ${applied.code}`}>
          Remove
        </Button>
      </div>
    )
  return (
    <form className={styles.coupon} onSubmit={submit}>
      <Field
        label="Coupon code"
        optional
        name="couponCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={COUPON.maxTyped}
        value={shown}
        error={typed === null ? refusal : null}
        onChange={(event) => edit(event.target.value)}
      />
      <Button type="submit" kind="plain" busy={checking} aria-label="Apply the coupon">
        Apply
      </Button>
    </form>
  )
}
