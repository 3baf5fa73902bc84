import { useEffect } from "react"
import { whoIsHere } from "../providers/session"
import { useSignedOut } from "../providers/unsaved"
import style from "./signed-out.module.css"

/** The session has ended over unsaved work: a way to sign in that leaves this screen as it is, until somebody is there again. */
export function SignedOut() {
  const isOut = useSignedOut()
  useEffect(() => {
    if (!isOut) return
    const look = () => void whoIsHere().catch(() => undefined)
    window.addEventListener("focus", look)
    return () => window.removeEventListener("focus", look)
  }, [isOut])
  if (!isOut) return null
  return (
    <p className={style.band} role="alert">
      You are signed out. What you have not saved stays here:{" "}
      <a href="/signin?next=/admin" target="_blank" rel="noreferrer">
        sign in in a new tab
      </a>
      , come back and save.
    </p>
  )
}
