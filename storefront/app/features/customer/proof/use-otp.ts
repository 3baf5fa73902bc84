import { OTP, OTP_SENDS, type OtpPurpose } from "@silai/contracts/account/limits"
import { useRef, useState } from "react"
import { call } from "~/lib/call"
import { errorCode } from "~/lib/error-message"
import { sendOtp, verifyOtp } from "~/features/customer/calls"

/** A phone with a time in milliseconds. */
export type At = { phone: string; at: number }

/**
 * The server accepts a proof for this long; the page relies on it half a minute less, so that it is still valid on
 * arrival.
 */
const PROOF_SECONDS = OTP.proofSeconds - 30

/**
 * One-time codes for one purpose: the last one sent, and what it proved. `send` and `verify` throw the shop's refusal.
 * A phone stays proven for some minutes, so that a retry needs no second code. `onSent` is called after each sending.
 */
export function useOtp(purpose: OtpPurpose, onSent?: () => void) {
  const [sent, setSent] = useState<At | null>(null)
  const [proven, setProven] = useState<At | null>(null)
  const [isSending, setSending] = useState(false)
  const underWay = useRef(false)
  const within = (then: At | null, phone: string, seconds: number) =>
    then?.phone === phone && Date.now() - then.at < seconds * 1000
  /** The server says that this code is invalid: another may be requested at once. */
  const giveUp = () => setSent((now) => now && { ...now, at: 0 })
  return {
    isSending,
    giveUp,
    /** When this phone was sent its last code, in milliseconds; 0 for an invalidated code, null for none. */
    sentAt: (phone: string): number | null => (sent?.phone === phone ? sent.at : null),
    /** Whether the server would refuse this phone another code for now. */
    isFresh: (phone: string) => within(sent, phone, OTP_SENDS.perPhoneFloor.seconds),
    /** Whether the last code sent to this phone is still valid. */
    isAlive: (phone: string) => within(sent, phone, OTP.validSeconds),
    isProven: (phone: string) => within(proven, phone, PROOF_SECONDS),
    proven,
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
        if (errorCode(cause) === "account.otp_over") giveUp()
        throw cause
      }
      setProven({ phone, at: Date.now() })
    },
    /** After a reload, what the page had: a proof only while the shop still accepts it. @returns whether anything is left */
    recall(was: { sent?: At; proven?: At }): boolean {
      const stillProven = was.proven && within(was.proven, was.proven.phone, PROOF_SECONDS) ? was.proven : null
      setSent(was.sent ?? null)
      setProven(stillProven)
      return Boolean(was.sent ?? stillProven)
    },
    /** The code was used or is old: request a new one. Its proof stays. */
    putAway: () => setSent(null),
    /** The proof is used up, or another number is entered. */
    forget() {
      setSent(null)
      setProven(null)
    },
  }
}
