import { OTP } from "@silai/contracts/account/limits"
import { otpOf } from "@silai/contracts/account/otp"
import { useEffect, useRef } from "react"
import { Field } from "~/ui/form/field"
import styles from "./otp-field.module.css"
import { useOtpFromSms } from "./use-otp-from-sms"

type Props = {
  code: string
  error?: string
  onCode: (code: string) => void
  /** All six digits came at once: pasted, or filled in by the phone. */
  onWhole?: (code: string) => void
}

/**
 * One field for a one-time code: the phone fills it in from the text message; pasting a message extracts its digits.
 */
export function OtpField({ code, error, onCode, onWhole }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const take = (typed: string) => {
    const digits = otpOf(typed)
    onCode(digits)
    if (digits.length === OTP.digits && code.length < OTP.digits - 1) onWhole?.(digits)
  }
  useOtpFromSms(take)
  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (error) input.current?.focus()
  }, [error])
  return (
    <Field
      ref={input}
      label="OTP"
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      enterKeyHint="go"
      required
      className={styles.code}
      value={code}
      error={error}
      onChange={(event) => take(event.target.value)}
    />
  )
}
