import { accountMessages } from "@silai/contracts/account/messages"
import { useState } from "react"
import { call } from "~/lib/call"
import { errorMessageOr } from "~/lib/error-message"
import { verifyUser } from "../calls"
import { type At, useOtp } from "~/features/customer/proof/use-otp"

/** The first half of signing up: an unused phone, and the proof that it belongs to the person. */
export function usePhoneProof(firstPhone: string) {
  const [phone, setPhone] = useState(firstPhone)
  const [isOpen, setOpen] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const [isVerifying, setVerifying] = useState(false)
  const [taken, setTaken] = useState<string>()
  const [sendRefusal, setSendRefusal] = useState<string>()
  const [codeRefusal, setCodeRefusal] = useState<string>()
  const codes = useOtp("signup")

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
    hasProven: codes.proven?.phone === phone,
    proven: codes.proven,
    sentAt: codes.sentAt(phone),
    edit: (next: string) => {
      setPhone(next)
      setTaken(undefined)
    },
    close: () => setOpen(false),
    quiet,
    forget: codes.forget,
    /** After a reload: this phone was proven at that time. @returns whether the proof still counts */
    recall: (proven: At): boolean => {
      const counts = codes.recall({ proven })
      if (counts) setPhone(proven.phone)
      return counts
    },
    /**
     * Checks whether the phone is free; then the sheet opens. A recently proven phone needs no second code.
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
        if (success) setTaken(accountMessages.phoneOrEmailInUse)
        else {
          if (!codes.isAlive(phone)) codes.putAway()
          setOpen(true)
        }
      } catch (cause) {
        // A failed look-up counts as taken, and shows its reason (requirements §8).
        setTaken(errorMessageOr(cause, accountMessages.wentWrong))
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
        setSendRefusal(errorMessageOr(cause, accountMessages.otpNotSent))
      }
    },
    /** @returns whether the phone is now proven */
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
        setCodeRefusal(errorMessageOr(cause, accountMessages.verificationFailed))
        return false
      } finally {
        setVerifying(false)
      }
    },
  }
}
