import { accountMessages } from "@silai/contracts/account/messages"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { useState } from "react"
import { call } from "~/lib/call"
import { errorMessageOr } from "~/lib/error-message"
import { passkeySignIn, passkeySignInStart } from "../calls"
import { useAfterSignIn } from "../sign-in/after-sign-in"
import { deviceRefusal } from "./device-refusal"

/** Signs in with a passkey of this device, or of a phone nearby. WebAuthn's library is fetched on the press. */
export function usePasskeySignIn() {
  const arrive = useAfterSignIn()
  const [busy, setBusy] = useState(false)
  const [arrived, setArrived] = useState<"admin" | "customer" | null>(null)
  const [refusal, setRefusal] = useState<string>()
  const enter = async () => {
    if (busy) return
    setBusy(true)
    setRefusal(undefined)
    try {
      const [{ startAuthentication }, { data: optionsJSON }] = await Promise.all([
        import("@simplewebauthn/browser"),
        call(passkeySignInStart, {}),
      ])
      // WebAuthn's own JSON, whose shape the contract does not repeat.
      const response = await startAuthentication({ optionsJSON: optionsJSON as never })
      const { message, data } = await call(passkeySignIn, { response })
      await arrive(data.role, message || accountMessages.signedIn)
      setArrived(data.role)
    } catch (cause) {
      setRefusal(deviceRefusal(cause, passkeyMessages.cancelled) ?? errorMessageOr(cause, accountMessages.signInFailed))
      setBusy(false)
    }
  }
  return { enter, busy, arrived, refusal }
}
