import { OTP, OTP_SENDS } from "@silai/contracts/account/limits"
import { useRef, useState } from "react"
import { call } from "~/lib/call"
import { sendOtp } from "./profile-calls"

type Sent = { phone: string; at: number }
type Purpose = "signin" | "signup"

/** Sends one-time codes, and remembers the last one: the same phone is not sent another while the shop would refuse it anyway. */
export function useCodeSending(purpose: Purpose) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [isSending, setSending] = useState(false)
  const underWay = useRef(false)

  /** @throws CallRefused */
  const send = async (phone: string) => {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    try {
      await call(sendOtp, { phone, purpose })
      setSent({ phone, at: Date.now() })
    } finally {
      underWay.current = false
      setSending(false)
    }
  }
  const isFresh = (phone: string) => sent?.phone === phone && Date.now() - sent.at < OTP_SENDS.perPhoneFloor.seconds * 1000
  /** Whether the code that this phone was sent can still be used. */
  const isAlive = (phone: string) => sent?.phone === phone && Date.now() - sent.at < OTP.validSeconds * 1000
  /** The shop says that this code is dead: another may be asked for at once. */
  const giveUp = () => setSent((now) => now && { ...now, at: 0 })

  /** The code was used, or was sent long ago: the next one is asked for anew. */
  const putAway = () => setSent(null)

  return { sent, isSending, send, isFresh, isAlive, giveUp, putAway }
}
