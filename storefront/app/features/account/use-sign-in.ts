import { OTP } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { SIGN_IN_TOAST_MS } from "@silai/contracts/shop/limits"
import { useState } from "react"
import { useSearchParams } from "react-router"
import { call } from "~/lib/call"
import { codeOf, saidOr } from "~/lib/said"
import { toast } from "~/ui/toast"
import { signin, signinWithOtp } from "./calls"
import { keepWay, lastWay } from "./last-way"
import { firstWay, type Way } from "./sign-in-rules"
import { useArrival } from "./use-arrival"
import { useCode } from "./use-code"

type Role = "admin" | "customer"
type Refusal = { sentence: string; isUnknownPhone?: boolean }
type Answer = { message?: string; data: { role: Role } }

/** Signing in: who (phone or e-mail), then the proof (one-time code or password). Every answer of the shop ends up in `refusal` or `arrived`. */
export function useSignIn() {
  const [search] = useSearchParams()
  const arrive = useArrival()
  const codes = useCode("signin", () => toast.success(accountSays.otpSent, { duration: SIGN_IN_TOAST_MS }))
  const [way, setWay] = useState<Way>(() => firstWay(lastWay(), search.get("next")))
  const [typed, setTyped] = useState("")
  const [proof, setProof] = useState<"code" | "password" | null>(null)
  const [refusal, setRefusal] = useState<Refusal>()
  const [busy, setBusy] = useState(false)
  const [arrived, setArrived] = useState<Role | null>(null)
  const identifier = typed.trim()

  const sendCode = async (): Promise<boolean> => {
    setRefusal(undefined)
    try {
      await codes.send(identifier)
      return true
    } catch (cause) {
      setRefusal({ sentence: saidOr(cause, accountSays.otpNotSent) })
      return false
    }
  }
  const prove = async (ask: () => Promise<Answer>, otherwise: string) => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const { message, data } = await ask()
      keepWay(way)
      await arrive(data.role, message || accountSays.signedIn)
      setArrived(data.role)
    } catch (cause) {
      const code = codeOf(cause)
      if (code === "account.otp_over") codes.giveUp()
      setRefusal({ sentence: saidOr(cause, otherwise), isUnknownPhone: code === "account.no_account_for_phone" })
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
    isSending: codes.isSending,
    deadline: (codes.sentAt(identifier) ?? 0) + OTP.validSeconds * 1000,
    edit: (next: string) => {
      setTyped(next)
      setRefusal(undefined)
    },
    forgetRefusal: () => setRefusal(undefined),
    /** The other kind of identifier: nothing of the first is kept (SPEC §4). */
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
    /** Back to the first step; what was entered is cleared (SPEC §4). */
    clear: () => {
      setTyped("")
      setProof(null)
      setRefusal(undefined)
    },
    usePassword: () => {
      setRefusal(undefined)
      setProof("password")
    },
    useCode: async () => {
      if (codes.isAlive(identifier) || (await sendCode())) {
        setRefusal(undefined)
        setProof("code")
      }
    },
    resend: sendCode,
    enterCode: (otp: string) =>
      prove(() => call(signinWithOtp, { phone: identifier, otp }), accountSays.verificationFailed),
    enterPassword: (password: string) => prove(() => call(signin, { identifier, password }), accountSays.signInFailed),
  }
}
