import { waysInSay } from "@silai/contracts/account/messages"
import { Link, useSearchParams } from "react-router"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { CodeStep } from "./code-step"
import { GoogleTerms, GoogleWay } from "./google-way"
import { IdentifierStep } from "./identifier-step"
import { PasswordStep } from "./password-step"
import { shownPhone } from "./phone-words"
import { useGoogleSignIn } from "./use-google-sign-in"
import { useSecondStep } from "./use-second-step"
import { useSignIn } from "./use-sign-in"
import { useWayOn } from "./use-way-on"
import { WayIn } from "./way-in"
import { WayInComing } from "./way-in-coming"
import { withNext } from "./where-next"
import styles from "./way-in.module.css"

/** Sign-in in two steps: who, then the proof (SPEC §2). Whoever is signed in already is sent on at once. */
export function SignIn() {
  const [search] = useSearchParams()
  const signIn = useSignIn()
  const google = useGoogleSignIn()
  // However one came back, by the button or by the browser's own: what was entered is gone (SPEC §4).
  const second = useSecondStep(signIn.proof !== null, () => !signIn.arrived && signIn.clear())
  const on = useWayOn({ arrived: google.hasArrived ? "customer" : signIn.arrived, busy: signIn.busy || google.busy })
  const signUpPath = withNext(paths.signup, search.get("next"))

  if (on.isAsking || (on.isLeaving && !signIn.busy && !google.busy))
    return <WayInComing title="Sign in" what="sign-in" />
  const { proof, identifier, way } = signIn
  const signUpLink = (
    <Link to={signUpPath} state={way === "phone" && identifier ? { phone: identifier } : undefined}>
      Create an account
    </Link>
  )
  return (
    <WayIn title="Sign in" lead={waysInSay.signInLead}>
      {second.isOpen || signIn.arrived ? (
        <div className={styles.fields}>
          <p className={styles.who}>
            <span>{way === "phone" ? shownPhone(identifier) : identifier}</span>
            <Button kind="quiet" size="small" onClick={second.back}>
              Change
            </Button>
          </p>
          {proof === "code" ? (
            <CodeStep
              phone={identifier}
              deadline={signIn.deadline}
              busy={signIn.busy}
              isSending={signIn.isSending}
              refusal={signIn.refusal?.sentence}
              wayOut={signIn.refusal?.isUnknownPhone && <p className={styles.small}>{signUpLink}</p>}
              onEdit={signIn.forgetRefusal}
              onEnter={(code) => void signIn.enterCode(code)}
              onResend={() => void signIn.resend()}
            />
          ) : (
            <PasswordStep
              identifier={identifier}
              busy={signIn.busy}
              refusal={signIn.refusal?.sentence}
              onEdit={signIn.forgetRefusal}
              onEnter={(password) => void signIn.enterPassword(password)}
            />
          )}
          {way === "phone" && (
            <div>
              <Button
                kind="quiet"
                size="small"
                busy={signIn.isSending}
                onClick={() => (proof === "code" ? signIn.usePassword() : void signIn.useCode())}
              >
                {proof === "code" ? "Use password instead" : "Use OTP instead"}
              </Button>
            </div>
          )}
        </div>
      ) : (
        <>
          <IdentifierStep
            key={way}
            way={way}
            identifier={signIn.typed}
            busy={signIn.isSending}
            refusal={signIn.refusal?.sentence}
            onEdit={signIn.edit}
            onSwitch={signIn.switchWay}
            onNext={() => void signIn.next().then((isReady) => isReady && second.open())}
            onPassword={() => {
              signIn.usePassword()
              void second.open()
            }}
          />
          <GoogleWay google={google}>
            <GoogleTerms />
          </GoogleWay>
        </>
      )}
      <div className={styles.asides}>
        <p>
          <Link to={paths.forgotPassword}>Forgot password?</Link>
        </p>
        <p>New to us? {signUpLink}</p>
        <p>
          {waysInSay.withoutAccount}
          <Link to={paths.trackOrder}>{waysInSay.trackInstead}</Link>.
        </p>
      </div>
    </WayIn>
  )
}
