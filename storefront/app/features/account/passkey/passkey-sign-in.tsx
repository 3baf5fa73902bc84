import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import type { usePasskeySignIn } from "./use-passkey-sign-in"

/** The button that asks the device for a passkey, and what it said. */
export function PasskeySignIn({ passkey }: { passkey: ReturnType<typeof usePasskeySignIn> }) {
  return (
    <>
      <Refusal>{passkey.refusal}</Refusal>
      <Button kind="plain" wide busy={passkey.busy} onClick={() => void passkey.enter()}>
        {passkeyMessages.signInWith}
      </Button>
    </>
  )
}
