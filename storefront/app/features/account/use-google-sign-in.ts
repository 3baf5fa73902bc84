import { accountSays } from "@silai/contracts/account/messages"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useState } from "react"
import { call } from "~/lib/call"
import { codeOf, saidOr } from "~/lib/said"
import { toast } from "~/ui/toast"
import { googleSignIn } from "./profile-calls"
import { useArrival } from "./use-arrival"

/** Refusals that a person can do something about stay on the page; the others pass in a toast. */
const TOLD = ["account.google_unverified", "account.google_email_taken"]

type GoogleRefusal = { sentence: string; isEmailTaken: boolean }

/** What becomes of a token from Google's window: `enter` it, and watch `busy`, `hasArrived` and `refusal`. */
export function useGoogleSignIn() {
  const arrive = useArrival()
  const [busy, setBusy] = useState(false)
  const [hasArrived, setHasArrived] = useState(false)
  const [refusal, setRefusal] = useState<GoogleRefusal>()
  /** Counts the tokens that were refused; each takes its nonce with it, so the button is drawn anew. */
  const [spent, setSpent] = useState(0)

  const enter = async (token: string) => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const { message } = await call(googleSignIn, { token })
      await arrive("customer", message || accountSays.signedIn)
      setHasArrived(true)
    } catch (cause) {
      const sentence = saidOr(cause, accountSays.googleThrown)
      const code = codeOf(cause)
      if (code && TOLD.includes(code)) setRefusal({ sentence, isEmailTaken: code === "account.google_email_taken" })
      else toast.error(sentence, { duration: SIGN_IN_TOAST_MS })
      setSpent((now) => now + 1)
      setBusy(false)
    }
  }
  return { enter, busy, hasArrived, refusal, spent }
}
