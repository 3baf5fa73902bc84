import { OTP } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { useState } from "react"
import { call } from "~/lib/call"
import { verifyUser } from "./calls"
import { verifyOtp } from "./profile-calls"
import { codeOf, saidOr } from "./refusal"
import { useCodeSending } from "./use-code-sending"

/** The shop believes its own proof for so long; the page trusts it half a minute less. */
const PROOF_MS = (OTP.proofSeconds - 30) * 1000

/** The first half of signing up: a phone that nobody has yet, and the proof that it is in the person's hand. */
export function usePhoneProof(firstPhone: string) {
  const [phone, setPhone] = useState(firstPhone)
  const [isOpen, setOpen] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const [isVerifying, setVerifying] = useState(false)
  const [taken, setTaken] = useState<string>()
  const [sendRefusal, setSendRefusal] = useState<string>()
  const [codeRefusal, setCodeRefusal] = useState<string>()
  const [proven, setProven] = useState<{ phone: string; at: number } | null>(null)
  const codes = useCodeSending("signup")

  const quiet = () => { setSendRefusal(undefined); setCodeRefusal(undefined) }
  const isProven = () => proven?.phone === phone && Date.now() - proven.at < PROOF_MS

  return {
    phone, isOpen, isLooking, isVerifying, taken, sendRefusal, codeRefusal,
    isSending: codes.isSending,
    hasProven: proven !== null,
    sentAt: codes.sent?.phone === phone ? codes.sent.at : null,
    edit: (next: string) => { setPhone(next); setTaken(undefined) },
    close: () => setOpen(false),
    quiet,
    forget: () => setProven(null),
    /**
     * Asks whether the phone is free; then the sheet opens. A phone that was proven just now needs no second code.
     * @returns true when the second step may open at once
     */
    request: async (): Promise<boolean> => {
      if (isLooking) return false
      if (isProven()) return true
      setLooking(true)
      setTaken(undefined)
      quiet()
      try {
        const { success } = await call(verifyUser, { identifier: phone })
        if (success) setTaken(accountSays.phoneOrEmailInUse)
        else {
          if (!codes.isAlive(phone)) codes.putAway()
          setOpen(true)
        }
      } catch (cause) {
        // A look-up that fails counts as taken, and says what happened (SPEC §8).
        setTaken(saidOr(cause, accountSays.wentWrong))
      } finally {
        setLooking(false)
      }
      return false
    },
    send: async () => {
      quiet()
      try {
        await codes.send(phone)
      } catch (cause) {
        setSendRefusal(saidOr(cause, accountSays.otpNotSent))
      }
    },
    /** @returns whether the phone is proven now */
    verify: async (otp: string): Promise<boolean> => {
      if (isVerifying) return false
      setVerifying(true)
      quiet()
      try {
        await call(verifyOtp, { phone, otp, purpose: "signup" })
        setProven({ phone, at: Date.now() })
        codes.putAway()
        setOpen(false)
        return true
      } catch (cause) {
        if (codeOf(cause) === "account.otp_over") codes.giveUp()
        setCodeRefusal(saidOr(cause, accountSays.verificationFailed))
        return false
      } finally {
        setVerifying(false)
      }
    },
  }
}
