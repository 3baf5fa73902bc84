import type { OwnPurpose } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { profileMessages } from "@silai/contracts/account/page-messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useState } from "react"
import { CallRefused } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { offersGoogle } from "~/lib/meta"
import { wrongOtp } from "~/features/customer/proof/wrong-otp"
import { proofWaysOf, type ProofWay } from "./self-proof"
import { showOtpSent } from "~/features/customer/proof/show-otp-sent"
import { useMailedProof } from "./use-mailed-proof"
import { useOtp } from "~/features/customer/proof/use-otp"

/** The proof that is sent. A code's proof is stored with the session already, so nothing is sent for it. */
export type Shown = { password?: string; googleToken?: string }

const aboutProof = [
  "account.password_wrong",
  "account.password_missing",
  "account.proof_wanted",
  "account.proof_too_young",
  "account.google_refused",
  "account.google_not_yours",
  "account.otp_wrong",
  "account.otp_over",
]

/** Proof of identity, before something that a borrowed phone must not be able to do. Render it with `<SelfProof>`. */
export function useSelfProof(profile: Profile, purpose: OwnPurpose) {
  const ways = proofWaysOf(profile, offersGoogle())
  const [chosen, setChosen] = useState<ProofWay | null>(null)
  const [password, setPassword] = useState("")
  const [otp, setOtp] = useState("")
  const [googleToken, setGoogleToken] = useState<string | null>(null)
  const [tokensSpent, setTokensSpent] = useState(0)
  const [wrong, setWrong] = useState<string>()
  const code = useOtp(purpose, showOtpSent)
  const mail = useMailedProof(purpose)
  const way = chosen ?? ways[0] ?? null
  const phone = profile.phone ?? ""

  const shown = async (): Promise<Shown | null> => {
    setWrong(undefined)
    if (way === "password") return password ? { password } : (setWrong(accountMessages.signInPasswordEmpty), null)
    if (way === "google") return googleToken ? { googleToken } : (setWrong(profileMessages.googleFirst), null)
    // Only the server knows whether it was followed.
    if (way === "mail") return mail.sentAt === null ? (setWrong(profileMessages.linkFirst), null) : {}
    if (way === null || code.isProven(phone)) return {}
    if (code.sentAt(phone) === null) return (setWrong(profileMessages.codeFirst), null)
    const sentence = wrongOtp(otp, accountMessages.otpInvalid)
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
    mail,
    email: profile.email ?? "",
    choose(next: ProofWay) {
      setChosen(next)
      setWrong(undefined)
    },
    typePassword: (next: string) => (setPassword(next), setWrong(undefined)),
    typeOtp: (next: string) => (setOtp(next), setWrong(undefined)),
    takeToken: (token: string) => (setGoogleToken(token), setWrong(undefined)),
    setWrong,
    /**
     * The proof to send, or null when something is missing (the error is then shown). Throws the server's refusal of a
     * code.
     */
    shown,
    /** Shows a refusal that concerns the proof; false when it concerns something else. */
    takes(cause: unknown): boolean {
      // Google's token works once, whatever the result.
      if (googleToken) {
        setGoogleToken(null)
        setTokensSpent((spent) => spent + 1)
      }
      if (!(cause instanceof CallRefused) || !aboutProof.includes(cause.code)) return false
      const isUnfollowed = cause.code === "account.proof_wanted" && way === "mail"
      if (cause.code === "account.proof_wanted") code.forget()
      setWrong(isUnfollowed ? profileMessages.linkNotFollowed : errorMessage(cause))
      return true
    },
    /** The proof was used: the next act needs a new one. */
    spent() {
      setPassword("")
      setOtp("")
      setGoogleToken(null)
      code.forget()
      mail.forget()
    },
  }
}

export type SelfProving = ReturnType<typeof useSelfProof>
