import { profileMessages } from "@silai/contracts/account/page-messages"
import type { Device, Profile } from "@silai/contracts/account/shapes"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import styles from "~/features/customer/profile-form.module.css"
import { endSession } from "~/features/customer/calls"
import { devicesQuery } from "~/features/customer/queries"
import { call } from "~/lib/call"
import { errorCode, errorMessage } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Refusal } from "~/ui/form/refusal"
import { Notice } from "~/ui/notice"
import { toast } from "~/ui/toast"
import { SelfProofFields } from "../proof/self-proof-fields"
import { useSelfProof } from "../proof/use-self-proof"
import { deviceName } from "./device-name"

type Props = {
  profile: Profile
  /** Null: all other devices. */ device: Device | null
  onDone: () => void
}

/** A stranger with this browser in hand must not sign out its owner elsewhere, so it asks for a proof. */
export function EndDevices({ profile, device, onDone }: Props) {
  const client = useQueryClient()
  const proof = useSelfProof(profile, "end-sessions")
  const [refusal, setRefusal] = useState<string>()
  const readAgain = () => client.invalidateQueries({ queryKey: devicesQuery(profile._id).queryKey })
  const ending = useMutation({
    mutationFn: async () => {
      const shown = await proof.shown()
      return shown && call(endSession, { sessionId: device?._id, ...shown })
    },
    onSuccess: async (done) => {
      if (!done) return
      toast.success(done.message)
      await readAgain()
      onDone()
    },
    onError: (cause) => {
      if (proof.takes(cause)) return
      if (errorCode(cause) !== "account.session_unknown") return setRefusal(errorMessage(cause))
      // It leaves the list, and this form with it.
      toast.error(errorMessage(cause))
      void readAgain()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setRefusal(undefined)
    if (!ending.isPending) ending.mutate()
  }
  if (!proof.ways.length) return <Notice tone="warn">{profileMessages.noProof}</Notice>
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{device ? profileMessages.signingOut(deviceName(device.device)) : profileMessages.signingOutAll}</p>
      <SelfProofFields proof={proof} title={profileMessages.beforeSigningOut} />
      <Refusal>{refusal}</Refusal>
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={ending.isPending}>
          {device ? "Sign out the device" : "Sign out all others"}
        </Button>
        <Button kind="quiet" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
