import { waysInSay } from "@silai/contracts/account/messages"
import { useEffect, useRef, useState } from "react"
import { Loading, Skeleton } from "~/ui/skeleton"
import styles from "./google-button.module.css"
import { drawGoogleButton, googleKeys, onOtherTabsNonce } from "./google-window"

type Props = { onToken: (token: string) => void }

/**
 * Google's own button, rendered by Google's own script, which is loaded only where the button is shown. It returns an
 * ID token for this browser, valid once: give it a new `key` after a token was refused.
 */
export function GoogleButton({ onToken }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [standing, setStanding] = useState<"coming" | "there" | "away">("coming")
  const hand = useRef(onToken)
  hand.current = onToken

  useEffect(() => {
    let gone = false
    let forget = () => {}
    googleKeys().then(
      (keys) => {
        const draw = (nonce: string) =>
          !gone && place.current && drawGoogleButton(place.current, { ...keys, nonce }, (token) => hand.current(token))
        draw(keys.nonce)
        if (gone) return
        forget = onOtherTabsNonce(draw)
        setStanding("there")
      },
      (cause: unknown) => {
        // Only logged (requirements §8): the other sign-in methods are beside it.
        console.info("Google's button could not be drawn:", cause instanceof Error ? cause.message : cause)
        if (!gone) setStanding("away")
      },
    )
    return () => {
      gone = true
      forget()
    }
  }, [])

  return (
    <div className={styles.frame}>
      {standing === "coming" && (
        <div className={styles.coming}>
          <Loading what="the Google button" />
          <Skeleton height="2.5rem" />
        </div>
      )}
      {standing === "away" && <p className={styles.away}>{waysInSay.googleAway}</p>}
      <div ref={place} className={styles.place} />
    </div>
  )
}
