import { signInMessages } from "@silai/contracts/account/page-messages"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { GoogleButtonComing, type GoogleButtonProps } from "./google-button"
import styles from "./google-button.module.css"
import { drawGoogleButton, googleKeys, onOtherTabsNonce } from "./google-window"

/** Google's own button, rendered by Google's own script, which is loaded only where the button is shown. */
export function DrawnGoogleButton({ onToken }: GoogleButtonProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<"coming" | "there" | "away">("coming")
  const [pressed, setPressed] = useState(false)
  const receive = useEffectEvent((token: string) => {
    setPressed(false)
    onToken(token)
  })

  useEffect(() => {
    let gone = false
    let forget = () => {}
    googleKeys().then(
      (keys) => {
        const draw = (nonce: string) =>
          !gone &&
          place.current &&
          drawGoogleButton(
            place.current,
            { ...keys, nonce },
            { onToken: (token) => receive(token), onPress: () => setPressed(true) },
          )
        draw(keys.nonce)
        if (gone) return
        forget = onOtherTabsNonce(draw)
        setState("there")
      },
      (cause: unknown) => {
        // Only logged (requirements §8): the other sign-in methods are next to it.
        console.info("Google's button could not be drawn:", cause instanceof Error ? cause.message : cause)
        if (!gone) setState("away")
      },
    )
    return () => {
      gone = true
      forget()
    }
  }, [])

  return (
    <div className={styles.frame}>
      {state === "coming" && <GoogleButtonComing />}
      {state === "away" && <p className={styles.away}>{signInMessages.googleAway}</p>}
      <div ref={place} className={styles.place} />
      <p role="status" className={styles.hint}>
        {pressed && signInMessages.googleWindow}
      </p>
    </div>
  )
}
