import { signInMessages } from "@silai/contracts/account/page-messages"
import { secondFactorMessages } from "@silai/contracts/staff/messages"
import { Link, useSearchParams } from "react-router"
import { paths } from "~/paths"
import { Button } from "~/ui/button"
import { GoogleTerms, GoogleSignIn } from "../google/google-sign-in"
import { PasskeySignIn } from "../passkey/passkey-sign-in"
import { usePasskeySignIn } from "../passkey/use-passkey-sign-in"
import { IdentifierStep } from "./identifier-step"
import { ProofStep } from "./proof-step"
import { shownPhone } from "~/features/customer/proof/shown-phone"
import { useGoogleSignIn } from "../google/use-google-sign-in"
import { useStepHistory } from "./use-step-history"
import { useSignIn } from "./use-sign-in"
import { useRedirectSignedIn } from "./after-sign-in"
import { SignInLayout } from "./sign-in-layout"
import { SignInLoading } from "./sign-in-loading"
import { withNext } from "./where-next"
import styles from "./sign-in-layout.module.css"

/**
 * Sign-in in two steps: the phone or e-mail, then the proof (requirements §2). Signed-in people are redirected at once.
 */
export function SignIn() {
  const [search] = useSearchParams()
  const signIn = useSignIn()
  const google = useGoogleSignIn()
  const passkey = usePasskeySignIn()
  // After going back, by the button or the browser's own, the input is cleared (requirements §4).
  const second = useStepHistory({
    name: "sign-in",
    ready: signIn.proof !== null,
    step: signIn.kept,
    onReload: signIn.recall,
    onBack: () => !signIn.arrived && signIn.clear(),
  })
  const on = useRedirectSignedIn({
    arrived: google.hasArrived ? "customer" : (passkey.arrived ?? signIn.arrived),
    busy: signIn.busy || google.busy || passkey.busy,
  })
  const signUpPath = withNext(paths.signup, search.get("next"))

  if (on.isLeaving && !signIn.busy && !google.busy && !passkey.busy)
    return <SignInLoading title="Sign in" what="sign-in" />
  const { proof, identifier, way } = signIn
  const signUpLink = (
    <Link to={signUpPath} state={way === "phone" && identifier ? { phone: identifier } : undefined}>
      Create an account
    </Link>
  )
  return (
    <SignInLayout
      title={signIn.isFactorWanted ? secondFactorMessages.signInTitle : "Sign in"}
      lead={signIn.isFactorWanted ? undefined : signInMessages.signInLead}
    >
      {second.isOpen || signIn.arrived ? (
        <div className={styles.fields}>
          <p className={styles.who}>
            <span>{way === "phone" ? shownPhone(identifier) : identifier}</span>
            <Button kind="quiet" size="small" onClick={() => void second.back()}>
              Change
            </Button>
          </p>
          <ProofStep signIn={signIn} wayOut={<p className={styles.small}>{signUpLink}</p>} />
          {signIn.isFactorWanted && <PasskeySignIn passkey={passkey} />}
          {way === "phone" && !signIn.isFactorWanted && (
            <div>
              <Button
                kind="quiet"
                size="small"
                busy={signIn.isSending}
                onClick={() => (proof === "code" ? signIn.usePassword() : void signIn.useOtp())}
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
          <PasskeySignIn passkey={passkey} />
          <GoogleSignIn google={google}>
            <GoogleTerms />
          </GoogleSignIn>
        </>
      )}
      {!signIn.isFactorWanted && (
        <div className={styles.asides}>
          <p>
            <Link to={paths.forgotPassword}>Forgot password?</Link>
          </p>
          <p>New to us? {signUpLink}</p>
          <p>
            {signInMessages.withoutAccount}
            <Link to={paths.trackOrder}>{signInMessages.trackInstead}</Link>.
          </p>
        </div>
      )}
    </SignInLayout>
  )
}
