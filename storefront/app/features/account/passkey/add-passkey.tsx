import type { Passkey } from "@silai/contracts/account/calls"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { profileMessages } from "@silai/contracts/account/page-messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { call } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Refusal } from "~/ui/form/refusal"
import { toast } from "~/ui/toast"
import { passkeyAdd, passkeyStart } from "../calls"
import { deviceName } from "../profile/device-name"
import { SelfProofFields } from "../proof/self-proof-fields"
import { useSelfProof } from "../proof/use-self-proof"
import styles from "~/features/customer/profile-form.module.css"
import { deviceRefusal } from "./device-refusal"

/** First a proof by an existing method, then the device's own dialog. WebAuthn's library is fetched on the press. */
export function AddPasskey({ profile, onDone }: { profile: Profile; onDone: (made: Passkey | null) => void }) {
  const proof = useSelfProof(profile, "add-passkey")
  const [refusal, setRefusal] = useState<string>()
  const adding = useMutation({
    mutationFn: async () => {
      const shown = await proof.shown()
      if (shown === null) return null
      const { data: optionsJSON } = await call(passkeyStart, shown)
      proof.spent()
      const { startRegistration } = await import("@simplewebauthn/browser")
      // WebAuthn's own JSON, whose shape the contract does not repeat.
      const response = await startRegistration({ optionsJSON: optionsJSON as never })
      return call(passkeyAdd, { name: deviceName(navigator.userAgent), response })
    },
    onSuccess: (done) => {
      if (!done) return
      toast.success(done.message)
      onDone(done.data)
    },
    onError: (cause) => {
      if (!proof.takes(cause)) setRefusal(deviceRefusal(cause, passkeyMessages.notAdded) ?? errorMessage(cause))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (!adding.isPending) adding.mutate()
  }
  if (!proof.ways.length) return <Notice tone="warn">{profileMessages.noProof}</Notice>
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelfProofFields proof={proof} title={passkeyMessages.before} />
      <Refusal>{refusal}</Refusal>
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={adding.isPending}>
          Continue on your device
        </Button>
        <Button kind="quiet" size="small" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
