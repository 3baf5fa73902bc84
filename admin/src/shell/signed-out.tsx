import { useEffect } from "react"
import { currentPerson } from "../providers/session"
import { useSignedOut } from "../providers/unsaved"
import { useSay } from "../words/language"
import style from "./signed-out.module.css"

const AGAIN_MS = 5_000

/**
 * The session has ended over unsaved work: offers a sign-in that leaves this screen as it is, until the user is signed
 * in again.
 */
export function SignedOut() {
  const say = useSay()
  const isOut = useSignedOut()
  useEffect(() => {
    if (!isOut) return
    const checkSession = () => void currentPerson().catch(() => undefined)
    // Also while it is looked at: the check at the focus may meet one that began before the sign-in.
    const again = setInterval(() => document.visibilityState === "visible" && checkSession(), AGAIN_MS)
    window.addEventListener("focus", checkSession)
    return () => {
      clearInterval(again)
      window.removeEventListener("focus", checkSession)
    }
  }, [isOut])
  if (!isOut) return null
  return (
    <p className={style.band} role="alert">
      {say("signed-out.why")}{" "}
      <a href="/signin?next=/admin" target="_blank" rel="noreferrer">
        {say("signed-out.sign-in")}
      </a>
    </p>
  )
}
