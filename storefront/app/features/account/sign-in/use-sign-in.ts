import { OTP } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import type { SecondStep } from "@silai/contracts/account/shapes"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useState } from "react"
import { useSearchParams } from "react-router"
import { call } from "~/lib/call"
import { errorCode, errorMessageOr } from "~/lib/error-message"
import { useHydrated } from "~/lib/use-hydrated"
import { toast } from "~/ui/toast"
import { secondStep, signin, signinWithOtp } from "../calls"
import { rememberMethod, lastMethod } from "./last-method"
import { firstMethod, type Way } from "./sign-in-rules"
import { useAfterSignIn } from "./after-sign-in"
import { useOtp } from "~/features/customer/proof/use-otp"

type Role = "admin" | "customer"
type Refusal = { sentence: string; isUnknownPhone?: boolean }
type Answer = { message?: string; data: { role: Role; secondStep?: SecondStep } }

/**
 * Signing in: the phone or e-mail, then the proof (one-time code or password). Every reply of the shop ends up in
 * `refusal` or `arrived`.
 */
export function useSignIn() {
  const [search] = useSearchParams()
  const arrive = useAfterSignIn()
  const codes = useOtp("signin", () => toast.success(accountMessages.otpSent, { duration: SIGN_IN_TOAST_MS }))
  const [chosenWay, setWay] = useState<Way | null>(null)
  const [typed, setTyped] = useState("")
  const [proof, setProof] = useState<"code" | "password" | null>(null)
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const [arrived, setArrived] = useState<Role | null>(null)
  /** The password was right, and a second-factor code is required before the sign-in. */
  const [challenge, setChallenge] = useState<string | null>(null)
  const identifier = typed.trim()

  // The server has rendered the form without knowing this browser.
  const isHydrated = useHydrated()
  const way = chosenWay ?? firstMethod(isHydrated ? lastMethod() : null, search.get("next"))

  const sendCode = async (): Promise<boolean> => {
    setRefusal(undefined)
    try {
      await codes.send(identifier)
      return true
    } catch (cause) {
      setRefusal({ sentence: errorMessageOr(cause, accountMessages.otpNotSent) })
      return false
    }
  }
  const prove = async (ask: () => Promise<Answer>, otherwise: string) => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const { message, data } = await ask()
      rememberMethod(way)
      if (data.secondStep) {
        setChallenge(data.secondStep.challenge)
        return setBusy(false)
      }
      await arrive(data.role, message || accountMessages.signedIn)
      setArrived(data.role)
    } catch (cause) {
      const code = errorCode(cause)
      if (code === "account.otp_over") codes.giveUp()
      // The user must enter the password again.
      if (code === "staff.second_step_over") setChallenge(null)
      setRefusal({
        sentence: errorMessageOr(cause, otherwise),
        isUnknownPhone: code === "account.no_account_for_phone",
      })
      setBusy(false)
    }
  }
  return {
    way,
    identifier,
    typed,
    proof,
    refusal,
    busy,
    arrived,
    isFactorWanted: challenge !== null,
    isSending: codes.isSending,
    deadline: (codes.sentAt(identifier) ?? 0) + OTP.validSeconds * 1000,
    edit: (next: string) => {
      setTyped(next)
      setRefusal(undefined)
    },
    /** State that the second step needs after a reload; without the password and the codes. */
    kept: { way, identifier, proof, sentAt: codes.sentAt(identifier) },
    /** @returns whether the second step may continue after a reload */
    recall: (step: Record<string, unknown>): boolean => {
      const { way, identifier, proof, sentAt } = step
      if ((way !== "phone" && way !== "email") || typeof identifier !== "string") return false
      if (proof === "code" && typeof sentAt === "number") codes.recall({ sent: { phone: identifier, at: sentAt } })
      else if (proof !== "password") return false
      setWay(way)
      setTyped(identifier)
      setProof(proof)
      return true
    },
    forgetRefusal: () => setRefusal(undefined),
    /** Switches the type of identifier; clears the first (requirements §4). */
    switchWay: () => {
      setWay(way === "phone" ? "email" : "phone")
      setTyped("")
      setProof(null)
      setRefusal(undefined)
    },
    /** @returns whether the second step may open */
    next: async () => {
      const isReady = way === "email" || codes.isFresh(identifier) || (await sendCode())
      if (isReady) {
        setRefusal(undefined)
        setProof(way === "email" ? "password" : "code")
      }
      return isReady
    },
    /** Back to the first step; the input is cleared (requirements §4). */
    clear: () => {
      setTyped("")
      setChallenge(null)
      setProof(null)
      setRefusal(undefined)
    },
    usePassword: () => {
      setRefusal(undefined)
      setProof("password")
    },
    useOtp: async () => {
      if (codes.isAlive(identifier) || (await sendCode())) {
        setRefusal(undefined)
        setProof("code")
      }
    },
    resend: sendCode,
    enterCode: (otp: string) =>
      prove(() => call(signinWithOtp, { phone: identifier, otp }), accountMessages.verificationFailed),
    enterFactor: (code: string) =>
      prove(() => call(secondStep, { challenge: challenge ?? "", code }), accountMessages.verificationFailed),
    enterPassword: (password: string) =>
      prove(() => call(signin, { identifier, password }), accountMessages.signInFailed),
  }
}
