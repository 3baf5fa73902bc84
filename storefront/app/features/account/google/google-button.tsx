import { Suspense } from "react"
import { onDemand } from "~/lib/on-demand"
import { Loading, Skeleton } from "~/ui/skeleton"
import styles from "./google-button.module.css"

const { Part: Drawn } = onDemand(() => import("./drawn-google-button").then((part) => part.DrawnGoogleButton))

export type GoogleButtonProps = { onToken: (token: string) => void }

/**
 * The button of Google, loaded after the page. It returns an ID token for this browser, valid once: give it a new `key`
 * after a token was refused.
 */
export function GoogleButton({ onToken }: GoogleButtonProps) {
  return (
    <Suspense
      fallback={
        <div className={styles.frame}>
          <GoogleButtonComing />
        </div>
      }
    >
      <Drawn onToken={onToken} />
    </Suspense>
  )
}

export function GoogleButtonComing() {
  return (
    <div className={styles.coming}>
      <Loading what="the Google button" />
      <Skeleton height="2.5rem" />
    </div>
  )
}
