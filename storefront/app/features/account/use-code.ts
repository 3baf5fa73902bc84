import { OTP, OTP_SENDS, type OtpPurpose } from "@silai/contracts/account/limits"
import { useRef, useState } from "react"
import { call } from "~/lib/call"
import { codeOf } from "~/lib/said"
import { sendOtp, verifyOtp } from "./profile-calls"

/** A phone, and when something happened to it, in milliseconds. */
type At = { phone: string; at: number }

/** The shop believes its own proof for so long; the page trusts it half a minute less, so that it still holds when it arrives. */
const PROOF_SECONDS = OTP.proofSeconds - 30

/**
 * One-time codes for one purpose: the last one that was sent, and what it proved. `send` and `verify` throw the shop's refusal. A phone
 * stays proven for some minutes, so that a second try of the same act needs no second code. `onSent` is called after each sending.
 */
export function useCode(purpose: OtpPurpose, onSent?: () => void) {
  const [sent, setSent] = useState<At | null>(null)
  const [proven, setProven] = useState<At | null>(null)
  const [isSending, setSending] = useState(false)
  const underWay = useRef(false)
  const within = (then: At | null, phone: string, seconds: number) =>
    then?.phone === phone && Date.now() - then.at < seconds * 1000
  /** The shop says that this code is dead: another may be asked for at once. */
  const giveUp = () => setSent((now) => now && { ...now, at: 0 })
  return {
    isSending,
    giveUp,
    /** When this phone was sent its last code, in milliseconds; 0 for a code that is dead, null when there is none. */
    sentAt: (phone: string): number | null => (sent?.phone === phone ? sent.at : null),
    /** Whether the shop would refuse this phone another code for now. */
    isFresh: (phone: string) => within(sent, phone, OTP_SENDS.perPhoneFloor.seconds),
    /** Whether the code that this phone was sent can still be used. */
    isAlive: (phone: string) => within(sent, phone, OTP.validSeconds),
    isProven: (phone: string) => within(proven, phone, PROOF_SECONDS),
    provenPhone: proven?.phone ?? null,
    async send(phone: string) {
      if (underWay.current) return
      underWay.current = true
      setSending(true)
      try {
        await call(sendOtp, { phone, purpose })
        setSent({ phone, at: Date.now() })
        setProven(null)
        onSent?.()
      } finally {
        underWay.current = false
        setSending(false)
      }
    },
    async verify(phone: string, otp: string) {
      try {
        await call(verifyOtp, { phone, otp, purpose })
      } catch (cause) {
        if (codeOf(cause) === "account.otp_over") giveUp()
        throw cause
      }
      setProven({ phone, at: Date.now() })
    },
    /** The code was used, or was sent long ago: the next one is asked for anew. What it proved stays. */
    putAway: () => setSent(null),
    /** The proof is used up, or another number is wanted. */
    forget() {
      setSent(null)
      setProven(null)
    },
  }
}
