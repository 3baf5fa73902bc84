import type { Passkey } from "@silai/contracts/account/calls"
import { PASSKEY } from "@silai/contracts/account/passkey-limits"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { roomFor } from "@silai/contracts/room"
import { useMutation } from "@tanstack/react-query"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { call } from "~/lib/call"
import { errorMessage } from "~/lib/error-message"
import { Button } from "~/ui/button"
import { Field } from "~/ui/form/field"
import { passkeyRename } from "../calls"
import styles from "~/features/customer/profile-form.module.css"

type Props = {
  passkey: Passkey
  /** With all passkeys, or null when nothing was changed. */ onDone: (all: Passkey[] | null) => void
}

/** A name by which its owner recognises a passkey. */
export function NamePasskey({ passkey, onDone }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(passkey.name)
  const [wrong, setWrong] = useState<string>()
  useEffect(() => input.current?.select(), [])
  const saving = useMutation({
    mutationFn: () => call(passkeyRename, { passkeyId: passkey._id, name: name.trim() }),
    onSuccess: ({ data }) => onDone(data),
    onError: (cause) => setWrong(errorMessage(cause)),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!name.trim()) return setWrong(passkeyMessages.nameEmpty)
    if (!saving.isPending) saving.mutate()
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        ref={input}
        label="Name of the passkey"
        name="passkeyName"
        autoComplete="off"
        maxLength={roomFor(PASSKEY.nameLength)}
        value={name}
        error={wrong}
        onChange={(event) => {
          setName(event.target.value)
          setWrong(undefined)
        }}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" busy={saving.isPending}>
          Save
        </Button>
        <Button kind="quiet" size="small" onClick={() => onDone(null)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
