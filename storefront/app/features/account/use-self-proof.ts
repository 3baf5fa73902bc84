import type { OtpPurpose } from "@silai/contracts/account/limits"
import { accountSays, profileSays } from "@silai/contracts/account/messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useState } from "react"
import { CallRefused } from "~/lib/call"
import { wrongOtp } from "./otp-digits"
import { proofWaysOf, type ProofWay } from "./self-proof"
import { sayCodeSent } from "./say-code-sent"
import { useCode } from "./use-code"

/** What is sent along to show who it is. A code lies with the session already, so nothing travels for it. */
export type Shown = { password?: string; googleToken?: string }

const aboutProof = [
  "account.password_wrong",
  "account.password_missing",
  "account.proof_wanted",
  "account.google_refused",
  "account.google_not_yours",
  "account.otp_wrong",
  "account.otp_over",
]

/** Showing that it is the person themselves, before something that a borrowed phone must not do. Draw it with `<SelfProof>`. */
export function useSelfProof(profile: Profile, purpose: OtpPurpose) {
  const ways = proofWaysOf(profile)
  const [chosen, setChosen] = useState<ProofWay | null>(null)
  const [password, setPassword] = useState("")
  const [otp, setOtp] = useState("")
  const [googleToken, setGoogleToken] = useState<string | null>(null)
  const [tokensSpent, setTokensSpent] = useState(0)
  const [wrong, setWrong] = useState<string>()
  const code = useCode(purpose, sayCodeSent)
  const way = chosen ?? ways[0] ?? null
  const phone = profile.phone ?? ""

  const shown = async (): Promise<Shown | null> => {
    setWrong(undefined)
    if (way === "password") return password ? { password } : (setWrong(accountSays.signInPasswordEmpty), null)
    if (way === "google") return googleToken ? { googleToken } : (setWrong(profileSays.googleFirst), null)
    if (way === null || code.isProven(phone)) return {}
    if (code.sentAt(phone) === null) return (setWrong(profileSays.codeFirst), null)
    const sentence = wrongOtp(otp, accountSays.otpInvalid)
    if (sentence) return (setWrong(sentence), null)
    await code.verify(phone, otp)
    return {}
  }
  return {
    ways,
    way,
    phone,
    password,
    otp,
    googleToken,
    tokensSpent,
    wrong,
    code,
    choose(next: ProofWay) {
      setChosen(next)
      setWrong(undefined)
    },
    typePassword: (next: string) => (setPassword(next), setWrong(undefined)),
    typeOtp: (next: string) => (setOtp(next), setWrong(undefined)),
    takeToken: (token: string) => (setGoogleToken(token), setWrong(undefined)),
    setWrong,
    /** What to send along, or null when something is still missing (which it then shows). Throws the server's refusal of a code. */
    shown,
    /** Shows a refusal that is about the proof; false when it is about something else. */
    takes(cause: unknown): boolean {
      // Google's token works once, whatever came of it.
      if (googleToken) {
        setGoogleToken(null)
        setTokensSpent((spent) => spent + 1)
      }
      if (!(cause instanceof CallRefused) || !aboutProof.includes(cause.code)) return false
      if (cause.code === "account.proof_wanted") code.forget()
      setWrong(cause.message)
      return true
    },
    /** The proof was used: the next act asks anew. */
    spent() {
      setPassword("")
      setOtp("")
      setGoogleToken(null)
      code.forget()
    },
  }
}

export type SelfProving = ReturnType<typeof useSelfProof>
