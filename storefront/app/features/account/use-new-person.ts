import { accountSays } from "@silai/contracts/account/messages"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useState } from "react"
import { call, CallRefused } from "~/lib/call"
import { saidOr } from "~/lib/said"
import { useForm } from "~/lib/use-form"
import { toast } from "~/ui/toast"
import { signup, verifyUser } from "./calls"
import { keepWay } from "./last-way"
import { wrongPerson } from "./sign-up-rules"
import { useArrival } from "./use-arrival"

/** The second half of signing up. `onUnproven` is called when the proof of the phone has run out meanwhile. */
export function useNewPerson(onUnproven: () => void) {
  const arrive = useArrival()
  const form = useForm({ name: "", email: "", password: "" }, wrongPerson)
  const { name, email, password } = form.values
  const [isBusy, setBusy] = useState(false)
  const [hasArrived, setHasArrived] = useState(false)
  const say = (sentence: string) => toast.error(sentence, { duration: SIGN_IN_TOAST_MS })

  const isEmailFree = async (): Promise<boolean> => {
    try {
      const { success } = await call(verifyUser, { identifier: email.trim() })
      if (success) form.point({ email: accountSays.emailInUse })
      return !success
    } catch (cause) {
      // Shows its error, counts as taken, and stops the sign-up (SPEC §8).
      say(accountSays.emailUnchecked)
      form.point({ email: saidOr(cause, accountSays.emailUnchecked) })
      return false
    }
  }
  const refused = (cause: unknown) => {
    if (!(cause instanceof CallRefused) || cause.status === 0) return say(accountSays.wentWrong)
    const sentence = saidOr(cause, accountSays.signUpFailed)
    const isTaken = cause.code === "account.email_in_use" || cause.code === "account.phone_or_email_in_use"
    if (isTaken) form.point({ email: sentence })
    say(sentence)
    if (cause.code === "account.phone_unproven") onUnproven()
  }
  return {
    form,
    isBusy,
    hasArrived,
    create: async (phone: string) => {
      if (isBusy) return
      setBusy(true)
      try {
        if (!(await isEmailFree())) return setBusy(false)
        const { message } = await call(signup, {
          name: name.trim(),
          email: email.trim(),
          phone,
          password,
          verified: true,
        })
        keepWay("phone")
        await arrive("customer", message || accountSays.signedUp)
        setHasArrived(true)
      } catch (cause) {
        refused(cause)
        setBusy(false)
      }
    },
  }
}
