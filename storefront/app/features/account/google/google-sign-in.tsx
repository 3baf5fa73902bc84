import { signInMessages } from "@silai/contracts/account/page-messages"
import type { ReactNode } from "react"
import { offersGoogle } from "~/lib/meta"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { GoogleButton } from "./google-button"
import { GoogleVeil } from "./google-veil"
import { TermsLinks } from "../sign-up/terms-links"
import type { useGoogleSignIn } from "./use-google-sign-in"
import styles from "../sign-in/sign-in-layout.module.css"

type Props = {
  google: ReturnType<typeof useGoogleSignIn>
  /** False where the terms are unticked: a press then calls `onBlocked`, which says why. */
  isOpen?: boolean
  onBlocked?: () => void
  /** Shown when the e-mail belongs to an account already. */
  wayOut?: ReactNode
  children?: ReactNode
}

/** Google sign-in under its divider; nothing where the shop has none. */
export function GoogleSignIn({ google, isOpen = true, onBlocked, wayOut, children }: Props) {
  const { refusal } = google
  if (!offersGoogle()) return null
  return (
    <>
      <p className={styles.or}>OR</p>
      {refusal && (
        <Notice tone="bad" live>
          {refusal.sentence} {(refusal.isEmailTaken || refusal.isClaimed) && wayOut}
          {refusal.isClaimed &&
            (google.takesEmail ? (
              <p>Please choose your Google account once more.</p>
            ) : (
              <Button kind="quiet" size="small" onClick={google.takeEmail}>
                That account is not mine
              </Button>
            ))}
        </Notice>
      )}
      {/* Google's button cannot be disabled, so one of ours takes its place and says what is missing. */}
      {!isOpen && (
        <Button kind="plain" wide onClick={onBlocked}>
          Continue with Google
        </Button>
      )}
      <div hidden={!isOpen}>
        <GoogleButton key={google.spent} onToken={(token) => void google.enter(token)} />
      </div>
      {children && <p className={styles.small}>{children}</p>}
      {(google.busy || google.hasArrived) && <GoogleVeil />}
    </>
  )
}

/** The terms for a person who signs up with Google without having seen the checkbox. */
export function GoogleTerms() {
  return (
    <>
      {signInMessages.byGoogle}
      <TermsLinks />.
    </>
  )
}
