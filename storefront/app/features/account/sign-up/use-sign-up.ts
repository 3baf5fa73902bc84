import { accountMessages } from "@silai/contracts/account/messages"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useState } from "react"
import { call, CallRefused, isUnanswered } from "~/lib/call"
import { errorCode, errorMessageOr } from "~/lib/error-message"
import { useForm } from "~/lib/use-form"
import { toast } from "~/ui/toast"
import { signup, verifyUser } from "../calls"
import { rememberMethod } from "../sign-in/last-method"
import { wrongPerson } from "./sign-up-rules"
import { useAfterSignIn } from "../sign-in/after-sign-in"

/** State of a link to the sign-up: a buyer who comes from an order need not type it again. */
export type Known = { phone?: string; name?: string; email?: string }

/** The second half of signing up, with what the page before knows of the person. */
export function useSignUp(known: Known) {
  const arrive = useAfterSignIn()
  const form = useForm({ name: known.name ?? "", email: known.email ?? "", password: "" }, wrongPerson)
  const { name, email, password } = form.values
  const [isBusy, setBusy] = useState(false)
  const [hasArrived, setHasArrived] = useState(false)
  const showError = (sentence: string) => toast.error(sentence, { duration: SIGN_IN_TOAST_MS })

  const isEmailFree = async (): Promise<boolean> => {
    try {
      const { success } = await call(verifyUser, { identifier: email.trim() })
      if (success) form.point({ email: accountMessages.emailInUse })
      return !success
    } catch (cause) {
      // Shows its error, counts as taken, and stops the sign-up (requirements §8).
      showError(accountMessages.emailUnchecked)
      form.point({ email: errorMessageOr(cause, accountMessages.emailUnchecked) })
      return false
    }
  }
  const refused = (cause: unknown) => {
    if (!(cause instanceof CallRefused) || cause.status === 0) return showError(accountMessages.wentWrong)
    const sentence = errorMessageOr(cause, accountMessages.signUpFailed)
    const isTaken = cause.code === "account.email_in_use" || cause.code === "account.phone_or_email_in_use"
    if (isTaken) form.point({ email: sentence })
    // At its field: a toast would have to be read within seconds.
    if (cause.field === "password") return void form.point({ password: sentence })
    showError(sentence)
  }
  return {
    form,
    isBusy,
    hasArrived,
    /** @returns false when the phone's proof has expired meanwhile */
    create: async (phone: string): Promise<boolean> => {
      if (isBusy) return true
      setBusy(true)
      try {
        const person = { name: name.trim(), email: email.trim(), phone, password, verified: true }
        // After a press without a reply, the account that has this email may be the one that it has made.
        if (!isUnanswered(signup, person) && !(await isEmailFree())) {
          setBusy(false)
          return true
        }
        const { message } = await call(signup, person)
        rememberMethod("phone")
        await arrive("customer", message || accountMessages.signedUp)
        setHasArrived(true)
        return true
      } catch (cause) {
        refused(cause)
        setBusy(false)
        return errorCode(cause) !== "account.phone_unproven"
      }
    },
  }
}
