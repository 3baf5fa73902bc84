import { accountSays } from "@silai/contracts/account/messages"
import { useState } from "react"
import { call } from "~/lib/call"
import { saidOr } from "~/lib/said"
import { verifyUser } from "./calls"
import { useCode } from "./use-code"

/** The first half of signing up: a phone that nobody has yet, and the proof that it is in the person's hand. */
export function usePhoneProof(firstPhone: string) {
  const [phone, setPhone] = useState(firstPhone)
  const [isOpen, setOpen] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const [isVerifying, setVerifying] = useState(false)
  const [taken, setTaken] = useState<string>()
  const [sendRefusal, setSendRefusal] = useState<string>()
  const [codeRefusal, setCodeRefusal] = useState<string>()
  const codes = useCode("signup")

  const quiet = () => {
    setSendRefusal(undefined)
    setCodeRefusal(undefined)
  }

  return {
    phone,
    isOpen,
    isLooking,
    isVerifying,
    taken,
    sendRefusal,
    codeRefusal,
    isSending: codes.isSending,
    hasProven: codes.provenPhone === phone,
    sentAt: codes.sentAt(phone),
    edit: (next: string) => {
      setPhone(next)
      setTaken(undefined)
    },
    close: () => setOpen(false),
    quiet,
    forget: codes.forget,
    /**
     * Asks whether the phone is free; then the sheet opens. A phone that was proven just now needs no second code.
     * @returns true when the second step may open at once
     */
    request: async (): Promise<boolean> => {
      if (isLooking) return false
      if (codes.isProven(phone)) return true
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
        await codes.verify(phone, otp)
        codes.putAway()
        setOpen(false)
        return true
      } catch (cause) {
        setCodeRefusal(saidOr(cause, accountSays.verificationFailed))
        return false
      } finally {
        setVerifying(false)
      }
    },
  }
}
