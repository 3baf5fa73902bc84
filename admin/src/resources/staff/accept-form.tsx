import { NAME, PASSWORD } from "@silai/contracts/account/limits"
import { CallRefused } from "@silai/contracts/refused"
import { roomFor } from "@silai/contracts/room"
import { Input } from "antd"
import { call } from "../../providers/call"
import { AskForm } from "../../ui/form/ask-form"
import { FormField } from "../../ui/form/field"
import { askAcceptance } from "./calls"
import { wrongIn } from "./accept-rules"

type Props = { token: string; email: string; onOver: (refusal: Error) => void }
type Accepted = { email: string; name: string; password: string }

/** Name and password of an invited person, who is then signed in. `onOver`: the link turned out to be invalid. */
export function AcceptForm({ token, email, onOver }: Props) {
  const accept = async ({ name, password }: Accepted) => {
    try {
      await call(askAcceptance, { token, name: name.trim(), password })
      // A full page load: everything cached while signed out is dropped.
      window.location.replace("/admin/")
    } catch (error) {
      if (!(error instanceof CallRefused && error.code === "staff.invitation_over")) throw error
      onOver(error)
    }
  }
  return (
    <AskForm<Accepted>
      name="acceptance"
      blank={{ email, name: "", password: "" }}
      button="Accept and sign in"
      block
      onSend={accept}
    >
      <FormField<Accepted> name="email" label="Your email" extra="You sign in with it.">
        <Input type="email" name="email" autoComplete="username" readOnly />
      </FormField>
      <FormField<Accepted> name="name" label="Your name" check={({ name, password }) => wrongIn(name, password).name}>
        <Input name="name" autoComplete="name" maxLength={NAME.maxWritten} />
      </FormField>
      <FormField<Accepted>
        name="password"
        label="A password"
        check={({ name, password }) => wrongIn(name, password).password}
        extra={`At least ${PASSWORD.minLength} characters, known to no one else.`}
      >
        <Input.Password name="password" autoComplete="new-password" maxLength={roomFor(PASSWORD.maxLength)} />
      </FormField>
    </AskForm>
  )
}
