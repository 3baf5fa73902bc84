import { NAME, PASSWORD } from "@silai/contracts/account/limits"
import { Button, Input } from "antd"
import { type FormEvent, useState } from "react"
import { call } from "../../providers/call"
import { CallRefused } from "../../providers/refusal"
import { Field } from "../../ui/field"
import { askAcceptance } from "./calls"
import { type WrongAcceptance, wrongIn } from "./accept-rules"
import style from "./welcome.module.css"

/** A name and a password, and the invited person is in. `onOver` is told when the link turns out to open nothing any more. */
export function AcceptForm({
  token,
  email,
  onOver,
}: {
  token: string
  email: string
  onOver: (refusal: Error) => void
}) {
  const [name, setName] = useState("")
  const [password, setPassword] = useState("")
  const [wrong, setWrong] = useState<WrongAcceptance>({})
  const [busy, setBusy] = useState(false)

  const accept = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const found = wrongIn(name, password)
    setWrong(found)
    if (found.name || found.password) return
    setBusy(true)
    try {
      await call(askAcceptance, { token, name: name.trim(), password })
      // A whole new page: everything that was read as a stranger is forgotten.
      window.location.replace("/admin/")
    } catch (error) {
      setBusy(false)
      if (error instanceof CallRefused && error.code === "staff.invitation_over") return onOver(error)
      const field = error instanceof CallRefused ? error.field : undefined
      setWrong(
        field === "name" || field === "password"
          ? { [field]: (error as Error).message }
          : { form: (error as Error).message },
      )
    }
  }
  return (
    <form className={style.form} noValidate onSubmit={(event) => void accept(event)}>
      <Field label="Your email" hint="You sign in with it.">
        {(wiring) => <Input {...wiring} type="email" name="email" autoComplete="username" value={email} readOnly />}
      </Field>
      <Field label="Your name" error={wrong.name}>
        {(wiring) => (
          <Input
            {...wiring}
            name="name"
            autoComplete="name"
            maxLength={NAME.maxLength}
            value={name}
            status={wrong.name ? "error" : undefined}
            onChange={(event) => {
              setName(event.target.value)
              setWrong({ ...wrong, name: undefined })
            }}
          />
        )}
      </Field>
      <Field
        label="A password"
        error={wrong.password}
        hint={`At least ${PASSWORD.minLength} characters, known to nobody else.`}
      >
        {(wiring) => (
          <Input.Password
            {...wiring}
            name="password"
            autoComplete="new-password"
            maxLength={PASSWORD.maxLength}
            value={password}
            status={wrong.password ? "error" : undefined}
            onChange={(event) => {
              setPassword(event.target.value)
              setWrong({ ...wrong, password: undefined })
            }}
          />
        )}
      </Field>
      {wrong.form && (
        <p className={style.trouble} role="alert">
          {wrong.form}
        </p>
      )}
      <Button type="primary" size="large" htmlType="submit" loading={busy} block>
        Accept and sign in
      </Button>
    </form>
  )
}
