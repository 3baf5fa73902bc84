import type { Passkey } from "@silai/contracts/account/calls"
import { profileMessages } from "@silai/contracts/account/page-messages"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import styles from "~/features/customer/profile-form.module.css"
import { call } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Notice } from "~/ui/notice"
import { Refusal } from "~/ui/form/refusal"
import { toast } from "~/ui/toast"
import { passkeyRemove } from "../calls"
import { SelfProofFields } from "../proof/self-proof-fields"
import { useSelfProof } from "../proof/use-self-proof"

type Props = {
  profile: Profile
  passkey: Passkey
  /** With all passkeys that are left, or null when nothing was changed. */ onDone: (all: Passkey[] | null) => void
}

/** A stranger with this browser in hand must not remove a passkey, so it asks for a proof. */
export function RemovePasskey({ profile, passkey, onDone }: Props) {
  const proof = useSelfProof(profile, "remove-passkey")
  const [refusal, setRefusal] = useState<string>()
  const removing = useMutation({
    mutationFn: async () => {
      const shown = await proof.shown()
      return shown && call(passkeyRemove, { passkeyId: passkey._id, ...shown })
    },
    onSuccess: (done) => {
      if (!done) return
      toast.success(done.message)
      onDone(done.data)
    },
    onError: (cause) => {
      if (!proof.takes(cause)) setRefusal(errorMessage(cause))
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (!removing.isPending) removing.mutate()
  }
  if (!proof.ways.length) return <Notice tone="warn">{profileMessages.noProof}</Notice>
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{passkeyMessages.removing(passkey.name)}</p>
      <SelfProofFields proof={proof} title={passkeyMessages.beforeRemoving} />
      <Refusal>{refusal}</Refusal>
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={removing.isPending}>
          Remove
        </Button>
        <Button kind="quiet" size="small" onClick={() => onDone(null)}>
          Keep it
        </Button>
      </div>
    </form>
  )
}
