import { useEffect, useRef, useState, type FormEvent } from "react"
import { Button } from "~/ui/button"
import { PasswordField } from "../password/password-field"
import { wrongSignInPassword } from "./sign-in-rules"
import styles from "./sign-in-layout.module.css"

type Props = {
  identifier: string
  busy: boolean
  /** The server's refusal of the last try. */
  refusal?: string
  onEdit: () => void
  onEnter: (password: string) => void
}

/** The second step, by password. */
export function PasswordStep({ identifier, busy, refusal, onEdit, onEnter }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState("")
  const [wrong, setWrong] = useState<string>()

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (refusal) input.current?.focus()
  }, [refusal])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const sentence = wrongSignInPassword(password)
    setWrong(sentence)
    if (sentence) input.current?.focus()
    else onEnter(password)
  }
  return (
    <form className={styles.fields} onSubmit={submit} noValidate>
      {/* For password managers: the account that the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={identifier} readOnly hidden />
      <PasswordField
        ref={input}
        id="sign-in-password"
        label="Password"
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={password}
        error={wrong ?? refusal}
        onChange={(event) => {
          setPassword(event.target.value)
          setWrong(undefined)
          onEdit()
        }}
      />
      <Button type="submit" wide busy={busy} aria-label="Sign In">
        Sign In
      </Button>
    </form>
  )
}
