import { waysInSay } from "@silai/contracts/account/messages"
import type { ReactNode } from "react"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { GoogleButton } from "./google-button"
import { GoogleVeil } from "./google-veil"
import { TermsLinks } from "./terms-links"
import type { useGoogleSignIn } from "./use-google-sign-in"
import styles from "./way-in.module.css"

type Props = {
  google: ReturnType<typeof useGoogleSignIn>
  /** False where the terms were unticked: a press then calls `onBlocked`, which says why. */
  isOpen?: boolean
  onBlocked?: () => void
  /** What can be done when the e-mail belongs to an account already. */
  wayOut?: ReactNode
  children?: ReactNode
}

/** The way in by Google, under its divider. */
export function GoogleWay({ google, isOpen = true, onBlocked, wayOut, children }: Props) {
  const { refusal } = google
  return (
    <>
      <p className={styles.or}>OR</p>
      {refusal && (
        <Notice tone="bad" live>
          {refusal.sentence} {refusal.isEmailTaken && wayOut}
        </Notice>
      )}
      {/* Google's button cannot be told to wait, so one of ours stands in its place and says what is missing. */}
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

/** What somebody agrees to who comes by Google without having seen the terms box. */
export function GoogleTerms() {
  return (
    <>
      {waysInSay.byGoogle}
      <TermsLinks />.
    </>
  )
}
