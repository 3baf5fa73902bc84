import { OTP } from "@silai/contracts/account/limits"
import { signInMessages } from "@silai/contracts/account/page-messages"
import { useState } from "react"
import { clockText } from "~/lib/moments"
import { errorMessage } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { OtpField } from "./otp-field"
import { shownPhone } from "./shown-phone"
import styles from "~/features/customer/profile-form.module.css"
import { useCountdown } from "./use-countdown"

type Props = {
  phone: string
  otp: string
  wrong?: string
  /** When the last code was sent, in milliseconds. */
  sentAt: number
  onEdit: (otp: string) => void
  /** Sends another code; its errors are shown at the field. */
  onResend: () => Promise<void>
}

/** The field for the code from the text message, and the button for another one. */
export function CodeEntry({ phone, otp, wrong, sentAt, onEdit, onResend }: Props) {
  const left = useCountdown(sentAt + OTP.resendSignUpSeconds * 1000)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const resend = async () => {
    setBusy(true)
    setRefusal(undefined)
    // After requesting another code, the old one and its error are obsolete.
    onEdit("")
    await onResend().catch((cause: unknown) => setRefusal(errorMessage(cause)))
    setBusy(false)
  }
  return (
    <div className={styles.code}>
      <p className={styles.note}>{signInMessages.otpSentTo(shownPhone(phone))}</p>
      <OtpField
        code={otp}
        error={wrong ?? refusal}
        onCode={(code) => {
          setRefusal(undefined)
          onEdit(code)
        }}
      />
      <Button kind="quiet" size="small" busy={busy} disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? signInMessages.resendIn(clockText(left)) : "Resend OTP"}
      </Button>
    </div>
  )
}
