import { accountMessages } from "@silai/contracts/account/messages"
import { signInMessages } from "@silai/contracts/account/page-messages"
import type { ReactNode } from "react"
import { clockText } from "~/lib/moments"
import { Button } from "~/ui/button"
import { OtpField } from "~/features/customer/proof/otp-field"
import { shownPhone } from "~/features/customer/proof/shown-phone"
import { useCountdown } from "~/features/customer/proof/use-countdown"
import { useOtpEntry } from "~/features/customer/proof/use-otp-entry"
import styles from "./sign-in-layout.module.css"

type Props = {
  phone: string
  /** When the sent code expires, in milliseconds. */
  deadline: number
  busy: boolean
  isSending: boolean
  refusal?: string
  /** Shown under the field, where the refusal has a solution. */
  wayOut?: ReactNode
  onEdit: () => void
  onEnter: (code: string) => void
  onResend: () => void
}

/**
 * The second step, by one-time code. At zero only a new code helps: signing in is disabled, requesting a code is
 * enabled (requirements §4).
 */
export function CodeStep({ phone, deadline, busy, isSending, refusal, wayOut, onEdit, onEnter, onResend }: Props) {
  const left = useCountdown(deadline)
  const isOver = left === 0
  const otp = useOtpEntry({ ifEmpty: accountMessages.signInOtpEmpty, isHeld: busy || isOver, onEdit, onEnter })
  return (
    <form className={styles.fields} onSubmit={otp.submit} noValidate>
      <p className={styles.small}>{signInMessages.otpSentTo(shownPhone(phone))}</p>
      <OtpField code={otp.code} error={otp.wrong ?? refusal} onCode={otp.edit} onWhole={otp.enter} />
      {wayOut}
      <Button type="submit" wide busy={busy} disabled={isOver} aria-label="Sign In">
        Sign In
      </Button>
      <div className={styles.below}>
        <p className={styles.clock} role={isOver ? "status" : undefined}>
          {isOver ? signInMessages.otpRanOut : signInMessages.validFor(clockText(left))}
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
