import { OTP } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { waysInSay } from "@silai/contracts/account/page-messages"
import { clockText } from "~/lib/moments"
import { Button } from "~/ui/button"
import { Sheet } from "~/ui/sheet"
import { OtpField } from "~/features/customer/proof/otp-field"
import { useCountdown } from "~/features/customer/proof/use-countdown"
import styles from "./otp-sheet.module.css"
import { shownPhone } from "~/features/customer/proof/shown-phone"
import { useOtpEntry } from "~/features/customer/proof/use-otp-entry"

type Props = {
  open: boolean
  phone: string
  /** When a code was sent to this phone, in milliseconds; null shows the button that sends one. */
  sentAt: number | null
  isSending: boolean
  isVerifying: boolean
  /** The refusal of the last request for a code, and of the last code. */
  sendRefusal?: string
  codeRefusal?: string
  onSend: () => void
  onEdit: () => void
  onVerify: (code: string) => void
  onChangePhone: () => void
  onClose: () => void
}

/** Proves a phone before sign-up: first confirms sending a code, then checks it (requirements §2). */
export function OtpSheet({ open, onClose, ...rest }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title="Verify your phone">
      <div className={styles.sheet}>
        {rest.sentAt === null ? <SendState {...rest} /> : <EnterState {...rest} sentAt={rest.sentAt} />}
      </div>
    </Sheet>
  )
}

type Parts = Omit<Props, "open" | "onClose">

function SendState({ phone, isSending, sendRefusal, onSend, onChangePhone }: Parts) {
  return (
    <>
      <p>{waysInSay.willSendOtp(shownPhone(phone))}</p>
      <Refused sentence={sendRefusal} />
      <Button wide busy={isSending} onClick={onSend}>
        Send OTP
      </Button>
      <Button kind="quiet" size="small" onClick={onChangePhone}>
        {waysInSay.changePhone}
      </Button>
    </>
  )
}

function EnterState({
  phone,
  sentAt,
  isSending,
  isVerifying,
  sendRefusal,
  codeRefusal,
  onSend,
  onEdit,
  onVerify,
  onChangePhone,
}: Parts & { sentAt: number }) {
  const left = useCountdown(sentAt + OTP.resendSignUpSeconds * 1000)
  const otp = useOtpEntry({ ifEmpty: accountSays.otpEmpty, isHeld: isVerifying, onEdit, onEnter: onVerify })
  return (
    <form className={styles.sheet} onSubmit={otp.submit} noValidate>
      <p>{waysInSay.otpSentTo(shownPhone(phone))}</p>
      <OtpField code={otp.code} error={otp.wrong ?? codeRefusal} onCode={otp.edit} onWhole={otp.enter} />
      <Refused sentence={sendRefusal} />
      <Button type="submit" wide busy={isVerifying} aria-label="Continue">
        Continue
      </Button>
      {left > 0 && <p className={styles.clock}>{waysInSay.resendIn(clockText(left))}</p>}
      <div className={styles.below}>
        <Button
          kind="quiet"
          size="small"
          disabled={left > 0}
          busy={isSending}
          onClick={() => {
            otp.clear()
            onSend()
          }}
        >
          Resend OTP
        </Button>
        <Button kind="quiet" size="small" onClick={onChangePhone}>
          {waysInSay.changePhone}
        </Button>
      </div>
    </form>
  )
}

/** A refused request, in red inside the sheet (requirements §8). */
function Refused({ sentence }: { sentence?: string }) {
  return (
    <p className={styles.refused} role="alert">
      {sentence}
    </p>
  )
}
