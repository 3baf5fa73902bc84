import { accountSays, waysInSay } from "@silai/contracts/account/messages"
import type { ReactNode } from "react"
import { clockText } from "~/lib/moments"
import { Button } from "~/ui/button"
import { OtpField } from "./otp-field"
import { shownPhone } from "./phone-words"
import { useCountdown } from "./use-countdown"
import { useOtpEntry } from "./use-otp-entry"
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
  const left = useCountdown(deadline)
  const isOver = left === 0
  const otp = useOtpEntry({ ifEmpty: accountSays.signInOtpEmpty, isHeld: busy || isOver, onEdit, onEnter })
  return (
    <form className={styles.fields} onSubmit={otp.submit} noValidate>
      <p className={styles.small}>{waysInSay.otpSentTo(shownPhone(phone))}</p>
      <OtpField code={otp.code} error={otp.wrong ?? refusal} onCode={otp.edit} onWhole={otp.enter} />
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
            otp.clear()
            onResend()
          }}
        >
          Resend OTP
        </Button>
      </div>
    </form>
  )
}
