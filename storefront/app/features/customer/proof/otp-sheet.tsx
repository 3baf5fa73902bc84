import { OTP } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { signInMessages } from "@silai/contracts/account/page-messages"
import { clockText } from "~/lib/moments"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Sheet } from "~/ui/sheet"
import { OtpField } from "./otp-field"
import { useCountdown } from "./use-countdown"
import styles from "./otp-sheet.module.css"
import { shownPhone } from "./shown-phone"
import { useOtpEntry } from "./use-otp-entry"

type Props = {
  open: boolean
  /** As for any sheet. */
  backCloses?: boolean
  phone: string
  /** The reason, where the page does not give it. */
  why?: string
  /** The sentence without a connection: nothing can be sent until it is back. */
  offline?: string
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

/** Proves a phone: first confirms sending a code, then checks it (requirements §2). */
export function OtpSheet({ open, backCloses, onClose, why, ...rest }: Props) {
  return (
    <Sheet open={open} backCloses={backCloses} onClose={onClose} title="Verify your phone">
      <div className={styles.sheet}>
        {why && <p>{why}</p>}
        {rest.offline && (
          <Notice tone="warn" icon="wifiOff" live>
            {rest.offline}
          </Notice>
        )}
        {rest.sentAt === null ? <SendState {...rest} /> : <EnterState {...rest} sentAt={rest.sentAt} />}
      </div>
    </Sheet>
  )
}

type Parts = Omit<Props, "open" | "backCloses" | "onClose" | "why">

function SendState({ phone, offline, isSending, sendRefusal, onSend, onChangePhone }: Parts) {
  return (
    <>
      <p>{signInMessages.willSendOtp(shownPhone(phone))}</p>
      <Refused sentence={sendRefusal} />
      <Button wide busy={isSending} disabled={offline !== undefined} onClick={onSend}>
        Send OTP
      </Button>
      <Button kind="quiet" size="small" onClick={onChangePhone}>
        {signInMessages.changePhone}
      </Button>
    </>
  )
}

function EnterState({
  phone,
  offline,
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
  const otp = useOtpEntry({
    ifEmpty: accountMessages.otpEmpty,
    isHeld: isVerifying || offline !== undefined,
    onEdit,
    onEnter: onVerify,
  })
  return (
    <form className={styles.sheet} onSubmit={otp.submit} noValidate>
      <p>{signInMessages.otpSentTo(shownPhone(phone))}</p>
      <OtpField code={otp.code} error={otp.wrong ?? codeRefusal} onCode={otp.edit} onWhole={otp.enter} />
      <Refused sentence={sendRefusal} />
      <Button type="submit" wide busy={isVerifying} disabled={offline !== undefined} aria-label="Continue">
        Continue
      </Button>
      {left > 0 && <p className={styles.clock}>{signInMessages.resendIn(clockText(left))}</p>}
      <div className={styles.below}>
        <Button
          kind="quiet"
          size="small"
          disabled={left > 0 || offline !== undefined}
          busy={isSending}
          onClick={() => {
            otp.clear()
            onSend()
          }}
        >
          Resend OTP
        </Button>
        <Button kind="quiet" size="small" onClick={onChangePhone}>
          {signInMessages.changePhone}
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
