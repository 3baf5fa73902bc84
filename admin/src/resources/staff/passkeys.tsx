import type { Passkey } from "@silai/contracts/account/calls"
import { PASSKEY } from "@silai/contracts/account/passkey-limits"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { roomFor } from "@silai/contracts/room"
import { useQuery, useQueryClient } from "@tanstack/react-query"
import { App, Button, Input } from "antd"
import { useState } from "react"
import { call } from "../../providers/call"
import { AskForm } from "../../ui/form/ask-form"
import { FormField } from "../../ui/form/field"
import { dateOf } from "../../ui/format"
import { Box } from "../../ui/record/box"
import { useSay } from "../../words/language"
import { askOwnPasskeyAdd, askOwnPasskeyName, askOwnPasskeyRemoval, askOwnPasskeys, askOwnPasskeyStart } from "./calls"
import { type Proof, ProofForm } from "./proof-form"
import style from "./second-factor.module.css"

const KEY = ["own-passkeys"]
type Props = {
  email: string
  /** Whether a code of an app is required too. */ withCode: boolean
  onChange: () => void
}

/** The passkeys of the signed-in person: each replaces password and second step together. */
export function OwnPasskeys({ email, withCode, onChange }: Props) {
  const say = useSay()
  const { message } = App.useApp()
  const client = useQueryClient()
  const [adding, setAdding] = useState(false)
  const [naming, setNaming] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const { data: all = [] } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await call(askOwnPasskeys, {}, signal)).data,
  })
  const update = (now: Passkey[]) => {
    client.setQueryData(KEY, now)
    onChange()
  }
  const add = async (proof: Proof) => {
    const made = await makePasskey(proof, withCode, say("passkey.not-added"))
    update([...all, made])
    setAdding(false)
    setNaming(made._id)
  }
  const remove = async (passkeyId: string, { password, code }: Proof) => {
    const { data, message: done } = await call(askOwnPasskeyRemoval, { passkeyId, password, ...(withCode && { code }) })
    update(data)
    setLeaving(null)
    void message.success(done)
  }
  return (
    <Box title={say("passkey.title")} extra={all.length}>
      <div className="stack">
        <p className="quiet">{say("passkey.lead")}</p>
        {all.length > 0 && (
          <ul className="entries">
            {all.map((one) => (
              <li key={one._id} className="row">
                {naming === one._id ? (
                  <NameForm
                    passkey={one}
                    onCancel={() => setNaming(null)}
                    onNamed={(now) => {
                      update(now)
                      setNaming(null)
                    }}
                  />
                ) : leaving === one._id ? (
                  <div className={`stack ${style.name}`}>
                    <strong>{say("passkey.remove.ask", { name: one.name })}</strong>
                    <p className="quiet">{say("passkey.remove.words")}</p>
                    <ProofForm
                      email={email}
                      withCode={withCode}
                      button={say("passkey.remove")}
                      danger
                      onCancel={() => setLeaving(null)}
                      onProof={(proof) => remove(one._id, proof)}
                    />
                  </div>
                ) : (
                  <>
                    <span className={style.name}>
                      <strong>{one.name}</strong>
                      <div className="soft">
                        {one.seenAt ? say("passkey.used", { day: dateOf(one.seenAt) }) : say("passkey.unused")}
                      </div>
                    </span>
                    <Button aria-label={`${say("passkey.rename")} ${one.name}`} onClick={() => setNaming(one._id)}>
                      {say("passkey.rename")}
                    </Button>
                    <Button
                      danger
                      aria-label={`${say("passkey.remove")} ${one.name}`}
                      onClick={() => {
                        setAdding(false)
                        setLeaving(one._id)
                      }}
                    >
                      {say("passkey.remove")}
                    </Button>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {adding ? (
          <ProofForm
            email={email}
            withCode={withCode}
            button={say("passkey.go-on")}
            onCancel={() => setAdding(false)}
            onProof={add}
          />
        ) : (
          <div className="row">
            <Button
              onClick={() => {
                setLeaving(null)
                setAdding(true)
              }}
            >
              {say("passkey.add")}
            </Button>
          </div>
        )}
      </div>
    </Box>
  )
}

/** The proof, then the device's own dialog. WebAuthn's library is fetched on the press. */
async function makePasskey({ password, code }: Proof, withCode: boolean, ifClosed: string): Promise<Passkey> {
  const { data } = await call(askOwnPasskeyStart, { password, ...(withCode && { code }) })
  const { startRegistration } = await import("@simplewebauthn/browser")
  // WebAuthn's own JSON, whose shape the contract does not repeat.
  const response = await startRegistration({ optionsJSON: data as never }).catch(() => {
    throw new Error(ifClosed)
  })
  const name = /Android|iPhone|iPad|Windows|Macintosh|Linux/.exec(navigator.userAgent)?.[0] ?? "Passkey"
  return (await call(askOwnPasskeyAdd, { name, response })).data
}

type Named = { name: string }
type NameProps = { passkey: Passkey; onNamed: (all: Passkey[]) => void; onCancel: () => void }

const NameForm = ({ passkey, onNamed, onCancel }: NameProps) => {
  const say = useSay()
  return (
    <AskForm<Named>
      name="passkey-name"
      blank={{ name: passkey.name }}
      button={say("passkey.save")}
      onCancel={onCancel}
      onSend={async ({ name }) =>
        onNamed((await call(askOwnPasskeyName, { passkeyId: passkey._id, name: name.trim() })).data)
      }
    >
      <FormField<Named>
        name="name"
        label={say("passkey.name")}
        check={({ name }) => (name.trim() ? undefined : passkeyMessages.nameEmpty)}
      >
        <Input maxLength={roomFor(PASSKEY.nameLength)} autoComplete="off" />
      </FormField>
    </AskForm>
  )
}
