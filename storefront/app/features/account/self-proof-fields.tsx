import { useEffect, useRef, useState } from "react"
import { CallRefused } from "~/lib/call"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { CodeEntry } from "./code-entry"
import { GoogleButton } from "./google-button"
import { PasswordField } from "./password-field"
import { hintOfPhone } from "./phone-words"
import styles from "./profile-form.module.css"
import type { ProofWay } from "./self-proof"
import type { SelfProving } from "./use-self-proof"

const OTHER_WAY: Record<ProofWay, string> = { password: "Use my password", code: "Use an OTP to my phone", google: "Use Google" }

type Props = { proof: SelfProving; /** Why it is asked: "Before we change your email". */ title: string; passwordLabel?: string }

/** Asks for one thing that only the person has: the password, a code to the phone, or Google. */
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
        <PasswordField label={passwordLabel} name="password" autoComplete="current-password" value={proof.password} error={wrong} onChange={(event) => proof.typePassword(event.target.value)} />
      )}
      {way === "code" && <ByCode proof={proof} />}
      {way === "google" && <ByGoogle proof={proof} />}
      {ways.length > 1 && (
        <div className={styles.ways}>
          {ways.filter((other) => other !== way).map((other) => (
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
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    await code.send(phone).catch((cause: unknown) => setWrong(cause instanceof CallRefused ? cause.message : String(cause)))
    setBusy(false)
  }
  if (code.sentTo === phone)
    return <CodeEntry phone={phone} otp={otp} wrong={wrong} left={code.left} onEdit={typeOtp} onResend={() => code.send(phone)} />
  return (
    <>
      <p className={styles.note}>We send a 6-digit OTP to {hintOfPhone(phone)}.</p>
      {wrong && (
        <p className={styles.wrong} role="alert">
          <Icon name="alert" size={16} />
          {wrong}
        </p>
      )}
      <Button kind="plain" size="small" busy={busy} onClick={() => void send()}>
        Send OTP
      </Button>
    </>
  )
}

function ByGoogle({ proof: { googleToken, tokensSpent, wrong, takeToken } }: { proof: SelfProving }) {
  return (
    <>
      <p className={styles.note} role="status">
        {googleToken ? "Thank you. Google has told us that it is you." : "Choose the Google account that you sign in with."}
      </p>
      {!googleToken && <GoogleButton key={tokensSpent} onToken={takeToken} />}
      {wrong && (
        <p className={styles.wrong} role="alert">
          <Icon name="alert" size={16} />
          {wrong}
        </p>
      )}
    </>
  )
}
