import { profileMessages, signInMessages } from "@silai/contracts/account/page-messages"
import { useEffect, useRef } from "react"
import { errorMessage } from "~/lib/error-message"
import { clockText } from "~/lib/moments"
import { Button } from "~/ui/button"
import { FieldError } from "~/ui/form/field"
import { useCountdown } from "~/features/customer/proof/use-countdown"
import { CodeEntry } from "~/features/customer/proof/code-entry"
import { GoogleButton } from "../google/google-button"
import { PasswordField } from "../password/password-field"
import { hintOfPhone } from "~/features/customer/proof/shown-phone"
import styles from "~/features/customer/profile-form.module.css"
import type { ProofWay } from "./self-proof"
import type { SelfProving } from "./use-self-proof"

const OTHER_WAY: Record<ProofWay, string> = {
  password: "Use my password",
  code: "Use an OTP to my phone",
  google: "Use Google",
  mail: "Use a link by mail",
}

type Props = {
  proof: SelfProving
  /** The reason: "Before we change your email". */ title: string
  passwordLabel?: string
}

/** Asks for one proof of identity: the password, a code to the phone, a mailed link, or Google. */
export function SelfProofFields({ proof, title, passwordLabel = "Password" }: Props) {
  const { way, ways, wrong } = proof
  const box = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (wrong) box.current?.querySelector<HTMLElement>("input")?.focus()
  }, [wrong])
  return (
    <fieldset ref={box} className={styles.proof}>
      <legend className={styles.legend}>{title}</legend>
      {way === "password" && (
        <PasswordField
          label={passwordLabel}
          name="password"
          autoComplete="current-password"
          value={proof.password}
          error={wrong}
          onChange={(event) => proof.typePassword(event.target.value)}
        />
      )}
      {way === "code" && <ByCode proof={proof} />}
      {way === "google" && <ByGoogle proof={proof} />}
      {way === "mail" && <ByMail proof={proof} />}
      {ways.length > 1 && (
        <div className={styles.ways}>
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} kind="quiet" size="small" onClick={() => proof.choose(other)}>
                {OTHER_WAY[other]}
              </Button>
            ))}
        </div>
      )}
    </fieldset>
  )
}

function ByCode({ proof: { code, phone, otp, wrong, typeOtp, setWrong } }: { proof: SelfProving }) {
  const sentAt = code.sentAt(phone)
  if (sentAt !== null)
    return (
      <CodeEntry
        phone={phone}
        otp={otp}
        wrong={wrong}
        sentAt={sentAt}
        onEdit={typeOtp}
        onResend={() => code.send(phone)}
      />
    )
  const send = () => {
    setWrong(undefined)
    code.send(phone).catch((cause: unknown) => setWrong(errorMessage(cause)))
  }
  return (
    <>
      <p className={styles.note}>{signInMessages.weSendOtp(hintOfPhone(phone))}</p>
      <FieldError>{wrong}</FieldError>
      <Button kind="plain" size="small" busy={code.isSending} onClick={send}>
        Send OTP
      </Button>
    </>
  )
}

function ByMail({ proof: { mail, email, wrong, setWrong } }: { proof: SelfProving }) {
  const left = useCountdown(mail.againAt)
  const send = () => {
    setWrong(undefined)
    mail.send().catch((cause: unknown) => setWrong(errorMessage(cause)))
  }
  const hasSent = mail.sentAt !== null
  return (
    <>
      <p className={styles.note} role="status">
        {hasSent ? profileMessages.linkSentTo(email) : profileMessages.weSendLink(email)}
      </p>
      <div role="alert">
        <FieldError>{wrong}</FieldError>
      </div>
      <Button
        kind={hasSent ? "quiet" : "plain"}
        size="small"
        busy={mail.isSending}
        disabled={hasSent && left > 0}
        onClick={send}
      >
        {!hasSent ? "Send the link" : left > 0 ? profileMessages.linkAgainIn(clockText(left)) : "Send another link"}
      </Button>
    </>
  )
}

function ByGoogle({ proof: { googleToken, tokensSpent, wrong, takeToken } }: { proof: SelfProving }) {
  return (
    <>
      <p className={styles.note} role="status">
        {googleToken
          ? "Thank you. Google has confirmed that it is you."
          : "Choose the Google account that you sign in with."}
      </p>
      {!googleToken && <GoogleButton key={tokensSpent} onToken={takeToken} />}
      <FieldError>{wrong}</FieldError>
    </>
  )
}
