import { waysInSay } from "@silai/contracts/account/messages"
import { useState } from "react"
import { Link, useLocation, useSearchParams } from "react-router"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { DetailsStep } from "./details-step"
import { GoogleWay } from "./google-way"
import { OtpSheet } from "./otp-sheet"
import { phoneDigits } from "./person-rules"
import { PhoneStep } from "./phone-step"
import { shownPhone } from "./phone-words"
import { useGoogleSignIn } from "./use-google-sign-in"
import { useNewPerson } from "./use-new-person"
import { usePhoneProof } from "./use-phone-proof"
import { useSecondStep } from "./use-second-step"
import { useWayOn } from "./use-way-on"
import { WayIn } from "./way-in"
import { WayInComing } from "./way-in-coming"
import { withNext } from "./where-next"
import styles from "./way-in.module.css"

const FOCUS_BACK_MS = 60

/** Sign-up in two steps: a proven phone, then the person (SPEC §2, §4). Whoever is signed in already is sent on at once. */
export function SignUp() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const proof = usePhoneProof(phoneDigits((state as { phone?: string } | null)?.phone ?? ""))
  const [hasAgreed, setAgreed] = useState(true)
  const [termsMissing, setTermsMissing] = useState(false)
  const second = useSecondStep(proof.hasProven)
  const google = useGoogleSignIn()
  const person = useNewPerson(() => {
    proof.forget()
    second.back()
  })
  const on = useWayOn({
    arrived: google.hasArrived || person.hasArrived ? "customer" : null,
    busy: person.isBusy || google.busy,
  })
  const signInLink = <Link to={withNext(paths.signin, search.get("next"))}>Sign in</Link>

  if (on.isAsking || (on.isLeaving && !person.isBusy && !google.busy))
    return <WayInComing title={waysInSay.createAccount} what="sign-up" />
  if (second.isOpen || person.hasArrived)
    return (
      <WayIn title={waysInSay.almostThere} lead={waysInSay.almostThereLead}>
        <p className={styles.who}>
          <span>{shownPhone(proof.phone)}</span>
          <Button kind="quiet" size="small" onClick={second.back}>
            Change
          </Button>
        </p>
        <DetailsStep form={person.form} isBusy={person.isBusy} onCreate={() => void person.create(proof.phone)} />
      </WayIn>
    )
  return (
    <WayIn title={waysInSay.createAccount} lead={waysInSay.signUpLead}>
      <PhoneStep
        phone={proof.phone}
        isBusy={proof.isLooking}
        taken={proof.taken}
        hasAgreed={hasAgreed}
        termsMissing={termsMissing}
        onPhone={proof.edit}
        onAgree={(agrees) => {
          setAgreed(agrees)
          setTermsMissing(false)
        }}
        onTermsMissing={() => setTermsMissing(true)}
        onRequest={() => void proof.request().then((isProven) => isProven && second.open())}
      />
      <GoogleWay google={google} isOpen={hasAgreed} onBlocked={() => setTermsMissing(true)} wayOut={signInLink} />
      <div className={styles.asides}>
        <p>Have an account? {signInLink}</p>
      </div>
      <OtpSheet
        open={proof.isOpen}
        phone={proof.phone}
        sentAt={proof.sentAt}
        isSending={proof.isSending}
        isVerifying={proof.isVerifying}
        sendRefusal={proof.sendRefusal}
        codeRefusal={proof.codeRefusal}
        onSend={() => void proof.send()}
        onEdit={proof.quiet}
        onVerify={(code) => void proof.verify(code).then((isProven) => isProven && second.open())}
        onChangePhone={() => {
          proof.close()
          // The sheet gives the focus back to the button that opened it; whoever changes the number wants the field.
          setTimeout(() => document.querySelector<HTMLElement>('[name="phone"]')?.focus(), FOCUS_BACK_MS)
        }}
        onClose={proof.close}
      />
    </WayIn>
  )
}
