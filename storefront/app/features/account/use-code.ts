import { OTP, type OtpPurpose } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { useState } from "react"
import { call } from "~/lib/call"
import { toast } from "~/ui/toast"
import { sendOtp, verifyOtp } from "./profile-calls"
import { useCountdown } from "./use-countdown"

/**
 * A code sent to a phone for one purpose of somebody signed in. `sentTo` is the phone it went to; `left` counts the seconds until another
 * may be asked for. `send` and `verify` throw the server's refusal. A phone stays proven for some minutes, so a second try of the same
 * act needs no second code.
 */
export function useCode(purpose: OtpPurpose) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [mayResendAt, setMayResendAt] = useState(0)
  const [proven, setProven] = useState<{ phone: string; until: number } | null>(null)
  const left = useCountdown(mayResendAt)
  return {
    sentTo, left,
    isProven: (phone: string) => proven?.phone === phone && proven.until > Date.now(),
    async send(phone: string) {
      await call(sendOtp, { phone, purpose })
      setSentTo(phone)
      setProven(null)
      setMayResendAt(Date.now() + OTP.resendSignUpSeconds * 1000)
      toast.success(accountSays.otpSent, { id: "otp" })
    },
    async verify(phone: string, otp: string) {
      await call(verifyOtp, { phone, otp, purpose })
      // A little less than the server's own time, so that what is shown as proven still is when it arrives.
      setProven({ phone, until: Date.now() + (OTP.proofSeconds - 15) * 1000 })
    },
    /** The proof is used up, or another number is wanted. */
    forget() {
      setSentTo(null)
      setProven(null)
      setMayResendAt(0)
    },
  }
}
