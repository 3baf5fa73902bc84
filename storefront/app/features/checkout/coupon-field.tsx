import { COUPON } from "@silai/contracts/coupon/limits"
import { useMutation } from "@tanstack/react-query"
import { useState, type FormEvent } from "react"
import { call } from "~/lib/call"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { verifyCoupon } from "./calls"
import styles from "./payment-step.module.css"

/** A coupon code, checked by the shop before it counts. */
export function CouponField({ onApplied }: { onApplied: (code: string | undefined) => void }) {
  const [code, setCode] = useState("")
  const check = useMutation({
    mutationFn: (couponCode: string) => call(verifyCoupon, { couponCode }),
    onSuccess: (_reply, couponCode) => onApplied(couponCode),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() && !check.isPending) check.mutate(code.trim())
  }
  const edit = (typed: string) => {
    setCode(typed.toUpperCase())
    onApplied(undefined)
    check.reset()
  }
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
        maxLength={COUPON.maxCode}
        value={code}
        error={check.error?.message}
        hint={check.isSuccess ? check.data.message || "The coupon is taken off when you pay." : undefined}
        onChange={(event) => edit(event.target.value)}
      />
      <Button type="submit" kind="plain" busy={check.isPending} aria-label="Apply the coupon">
        Apply
      </Button>
    </form>
  )
}
