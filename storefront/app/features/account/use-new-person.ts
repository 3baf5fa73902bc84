import { accountSays } from "@silai/contracts/account/messages"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useState } from "react"
import { call, CallRefused } from "~/lib/call"
import type { Wrong } from "~/features/checkout/contact-rules"
import { toast } from "~/ui/toast"
import { signup, verifyUser } from "./calls"
import { keepWay } from "./last-way"
import { codeOf, saidOr } from "./refusal"
import type { NewPerson } from "./sign-up-rules"
import { useArrival } from "./use-arrival"

/** The second half of signing up. `onUnproven` is called when the proof of the phone has run out meanwhile. */
export function useNewPerson(onUnproven: () => void) {
  const arrive = useArrival()
  const [person, setPerson] = useState<NewPerson>({ name: "", email: "", password: "" })
  const [wrong, setWrong] = useState<Wrong<NewPerson>>({})
  const [isBusy, setBusy] = useState(false)
  const [hasArrived, setHasArrived] = useState(false)
  const say = (sentence: string) => toast.error(sentence, { duration: SIGN_IN_TOAST_MS })

  const isEmailFree = async (): Promise<boolean> => {
    try {
      const { success } = await call(verifyUser, { identifier: person.email.trim() })
      if (success) setWrong((now) => ({ ...now, email: accountSays.emailInUse }))
      return !success
    } catch (cause) {
      // Shows its error, counts as taken, and stops the sign-up (SPEC §8).
      say(accountSays.emailUnchecked)
      setWrong((now) => ({ ...now, email: saidOr(cause, accountSays.emailUnchecked) }))
      return false
    }
  }
  const refused = (cause: unknown) => {
    if (!(cause instanceof CallRefused) || cause.status === 0) return say(accountSays.wentWrong)
    const sentence = saidOr(cause, accountSays.signUpFailed)
    const isTaken = cause.code === "account.email_in_use" || cause.code === "account.phone_or_email_in_use"
    if (isTaken) setWrong((now) => ({ ...now, email: sentence }))
    say(sentence)
    if (codeOf(cause) === "account.phone_unproven") onUnproven()
  }
  return {
    person, wrong, isBusy, hasArrived,
    // An error goes as soon as its field is touched again (SPEC §5).
    edit: (part: Partial<NewPerson>) => {
      setPerson((now) => ({ ...now, ...part }))
      setWrong((now) => ({ ...now, ...Object.fromEntries(Object.keys(part).map((name) => [name, undefined])) }))
    },
    judge: (part: Wrong<NewPerson>) => setWrong((now) => ({ ...now, ...part })),
    create: async (phone: string) => {
      if (isBusy) return
      setBusy(true)
      try {
        if (!(await isEmailFree())) return setBusy(false)
        const { message } = await call(signup, { name: person.name.trim(), email: person.email.trim(), phone, password: person.password, verified: true })
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
