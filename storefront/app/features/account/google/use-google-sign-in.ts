import { accountMessages } from "@silai/contracts/account/messages"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useState } from "react"
import { call } from "~/lib/call"
import { errorCode, errorMessageOr } from "~/lib/error-message"
import { toast } from "~/ui/toast"
import { googleSignIn } from "~/features/customer/calls"
import { useAfterSignIn } from "../sign-in/after-sign-in"

/** Refusals that the user can act on stay on the page; the others are toasts. */
const SHOWN_ON_PAGE = ["account.google_unverified", "account.google_email_taken", "account.google_email_claimed"]

type GoogleRefusal = { sentence: string; isEmailTaken: boolean; isClaimed: boolean }

/** Handles a token from Google's window: `enter` it, and watch `busy`, `hasArrived` and `refusal`. */
export function useGoogleSignIn() {
  const arrive = useAfterSignIn()
  const [busy, setBusy] = useState(false)
  const [hasArrived, setHasArrived] = useState(false)
  const [refusal, setRefusal] = useState<GoogleRefusal>()
  /** Counts refused tokens; each uses up its nonce, so the button is rendered again. */
  const [spent, setSpent] = useState(0)
  /** The person has said that the other account with this e-mail is not theirs: the next token takes the e-mail. */
  const [takesEmail, setTakesEmail] = useState(false)

  const enter = async (token: string) => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const { message } = await call(googleSignIn, { token, ...(takesEmail && { takeEmail: true as const }) })
      await arrive("customer", message || accountMessages.signedIn)
      setHasArrived(true)
    } catch (cause) {
      const sentence = errorMessageOr(cause, accountMessages.googleThrown)
      const code = errorCode(cause)
      const isClaimed = code === "account.google_email_claimed"
      if (code && SHOWN_ON_PAGE.includes(code))
        setRefusal({ sentence, isEmailTaken: code === "account.google_email_taken", isClaimed })
      else toast.error(sentence, { duration: SIGN_IN_TOAST_MS })
      setSpent((now) => now + 1)
      setBusy(false)
    }
  }
  return { enter, busy, hasArrived, refusal, spent, takesEmail, takeEmail: () => setTakesEmail(true) }
}
