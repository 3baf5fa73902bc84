import { otpOf } from "@silai/contracts/account/otp"
import { useEffect, useEffectEvent } from "react"

declare global {
  // WebOTP, which TypeScript's own types of the browser lack.
  interface CredentialRequestOptions {
    otp?: { transport: ["sms"] }
  }
  interface Credential {
    readonly code?: string
  }
}

/** Where the phone's browser can read the shop's text message (WebOTP), it fills in the code. */
export function useOtpFromSms(onCode: (code: string) => void) {
  const report = useEffectEvent(onCode)
  useEffect(() => {
    if (!("OTPCredential" in window)) return
    const over = new AbortController()
    // After a refusal the user types the code.
    navigator.credentials.get({ otp: { transport: ["sms"] }, signal: over.signal }).then(
      (text) => text?.code && report(otpOf(text.code)),
      () => undefined,
    )
    return () => over.abort()
  }, [])
}
