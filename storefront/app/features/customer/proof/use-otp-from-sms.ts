import { otpOf } from "@silai/contracts/account/otp"
import { useEffect, useEffectEvent } from "react"

type Credentials = {
  get(wish: { otp: { transport: ["sms"] }; signal: AbortSignal }): Promise<{ code?: string } | null>
}

/** Where the phone's browser can read the shop's text message (WebOTP), it fills in the code. */
export function useOtpFromSms(onCode: (code: string) => void) {
  const report = useEffectEvent(onCode)
  useEffect(() => {
    if (!("OTPCredential" in window)) return
    const over = new AbortController()
    const credentials = navigator.credentials as unknown as Credentials
    // After a refusal the user types the code.
    credentials.get({ otp: { transport: ["sms"] }, signal: over.signal }).then(
      (text) => text?.code && report(otpOf(text.code)),
      () => undefined,
    )
    return () => over.abort()
  }, [])
}
