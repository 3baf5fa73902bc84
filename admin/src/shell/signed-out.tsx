import { useEffect } from "react"
import { currentPerson } from "../providers/session"
import { useSignedOut } from "../providers/unsaved"
import { useSay } from "../words/language"
import style from "./signed-out.module.css"

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
    window.addEventListener("focus", checkSession)
    return () => window.removeEventListener("focus", checkSession)
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
