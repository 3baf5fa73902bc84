import { accountSays, waysInSay } from "@silai/contracts/account/messages"
import { useState, type FormEvent, type ReactNode } from "react"
import { Button } from "~/ui/button"
import { OtpField } from "./otp-field"
import { wrongOtp } from "./otp-digits"
import { shownPhone } from "./phone-words"
import { clockText, useCountdown } from "./use-countdown"
import styles from "./way-in.module.css"

type Props = {
  phone: string
  /** When the code that was sent runs out, in milliseconds. */
  deadline: number
  busy: boolean
  isSending: boolean
  refusal?: string
  /** Stands under the field, where the refusal has a way out. */
  wayOut?: ReactNode
  onEdit: () => void
  onEnter: (code: string) => void
  onResend: () => void
}

/** The second step, by one-time code. At zero only a new code helps: signing in is closed, asking again is open (SPEC §4). */
export function CodeStep({ phone, deadline, busy, isSending, refusal, wayOut, onEdit, onEnter, onResend }: Props) {
  const [code, setCode] = useState("")
  const [wrong, setWrong] = useState<string>()
  const left = useCountdown(deadline)
  const isOver = left === 0

  const enter = (typed: string) => {
    if (busy || isOver) return
    const sentence = wrongOtp(typed, accountSays.signInOtpEmpty)
    setWrong(sentence)
    if (!sentence) onEnter(typed)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    enter(code)
  }
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      <p className={styles.small}>{waysInSay.otpSentTo(shownPhone(phone))}</p>
      <OtpField
        code={code}
        error={wrong ?? refusal}
        onCode={(next) => {
          setCode(next)
          setWrong(undefined)
          onEdit()
        }}
        onWhole={enter}
      />
      {wayOut}
      <Button type="submit" wide busy={busy} disabled={isOver} aria-label="Sign In">
        Sign In
      </Button>
      <div className={styles.below}>
        <p className={styles.clock} role={isOver ? "status" : undefined}>
          {isOver ? waysInSay.otpRanOut : waysInSay.validFor(clockText(left))}
        </p>
        <Button
          kind="quiet"
          size="small"
          disabled={!isOver}
          busy={isSending}
          onClick={() => {
            setCode("")
            setWrong(undefined)
            onResend()
          }}
        >
          Resend OTP
        </Button>
      </div>
    </form>
  )
}
