import { REVIEW_HASH } from "@silai/contracts/review/limits"
import { useLocation } from "react-router"
import { GoogleSignIn } from "~/features/account/google/google-sign-in"
import { useGoogleSignIn } from "~/features/account/google/use-google-sign-in"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import styles from "./review-form.module.css"
import { reviewWords } from "./words"

/** Sign-in, with Google too, or sign-up for guests; each leads back to the form. */
export function SignedOut({ hash = REVIEW_HASH }: { hash?: string }) {
  const google = useGoogleSignIn()
  const next = useLocation().pathname + hash
  return (
    <div className={styles.signedOut}>
      <p>{reviewWords.signInWhy}</p>
      <LinkButton wide to={paths.signinThen(next)}>
        {reviewWords.signIn}
      </LinkButton>
      <LinkButton wide kind="plain" to={paths.signupThen(next)}>
        {reviewWords.signUp}
      </LinkButton>
      <GoogleSignIn google={google} />
    </div>
  )
}
