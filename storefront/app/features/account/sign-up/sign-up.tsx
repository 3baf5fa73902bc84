import { phoneOf } from "@silai/contracts/account/phone"
import { signInMessages } from "@silai/contracts/account/page-messages"
import { useEffect, useState } from "react"
import { Link, useLocation, useSearchParams } from "react-router"
import { OnceWanted, onDemand } from "~/lib/on-demand"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { DetailsStep } from "./details-step"
import { GoogleSignIn } from "../google/google-sign-in"
import { PhoneStep } from "./phone-step"
import { shownPhone } from "~/features/customer/proof/shown-phone"
import { useGoogleSignIn } from "../google/use-google-sign-in"
import { type Known, useSignUp } from "./use-sign-up"
import { usePhoneProof } from "../proof/use-phone-proof"
import { useStepHistory } from "../sign-in/use-step-history"
import { useRedirectSignedIn } from "../sign-in/after-sign-in"
import { SignInLayout } from "../sign-in/sign-in-layout"
import { SignInLoading } from "../sign-in/sign-in-loading"
import { withNext } from "../sign-in/where-next"
import styles from "../sign-in/sign-in-layout.module.css"

const otpSheet = onDemand(() => import("~/features/customer/proof/otp-sheet").then((part) => part.OtpSheet))

const FOCUS_BACK_MS = 60

/**
 * Sign-up in two steps: a proven phone, then the person (requirements §2, §4). Signed-in people are redirected at once.
 */
export function SignUp() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const known = (state ?? {}) as Known
  const proof = usePhoneProof(phoneOf(known.phone ?? ""))
  const [hasAgreed, setAgreed] = useState(true)
  const [termsMissing, setTermsMissing] = useState(false)
  useEffect(() => otpSheet.whenAtRest(), [])
  const google = useGoogleSignIn()
  const person = useSignUp(known)
  const { name, email } = person.form.values
  const second = useStepHistory({
    name: "sign-up",
    ready: proof.hasProven,
    step: { phone: proof.proven?.phone, at: proof.proven?.at, name, email },
    onReload: ({ phone, at, name, email }) => {
      if (typeof phone !== "string" || typeof at !== "number" || !proof.recall({ phone, at })) return false
      person.form.edit({ name: String(name ?? ""), email: String(email ?? "") })
      return true
    },
  })
  const proveAgain = () => {
    proof.forget()
    void second.back()
  }
  const on = useRedirectSignedIn({
    arrived: google.hasArrived || person.hasArrived ? "customer" : null,
    busy: person.isBusy || google.busy,
  })
  const signInLink = <Link to={withNext(paths.signin, search.get("next"))}>Sign in</Link>

  if (on.isLeaving && !person.isBusy && !google.busy)
    return <SignInLoading title={signInMessages.createAccount} what="sign-up" />
  if (second.isOpen || person.hasArrived)
    return (
      <SignInLayout title={signInMessages.almostThere} lead={signInMessages.almostThereLead}>
        <p className={styles.who}>
          <span>{shownPhone(proof.phone)}</span>
          <Button kind="quiet" size="small" onClick={() => void second.back()}>
            Change
          </Button>
        </p>
        <DetailsStep
          form={person.form}
          isBusy={person.isBusy}
          onCreate={() => void person.create(proof.phone).then((isProven) => isProven || proveAgain())}
        />
      </SignInLayout>
    )
  return (
    <SignInLayout title={signInMessages.createAccount} lead={signInMessages.signUpLead}>
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
      <GoogleSignIn google={google} isOpen={hasAgreed} onBlocked={() => setTermsMissing(true)} wayOut={signInLink} />
      <div className={styles.asides}>
        <p>Have an account? {signInLink}</p>
      </div>
      <OnceWanted wanted={proof.isOpen}>
        <otpSheet.Part
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
            // The sheet returns the focus to the button that opened it; a user who changes the number needs it in the
            // field.
            setTimeout(() => document.querySelector<HTMLElement>('[name="phone"]')?.focus(), FOCUS_BACK_MS)
          }}
          onClose={proof.close}
        />
      </OnceWanted>
    </SignInLayout>
  )
}
