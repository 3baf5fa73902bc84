import { PASSWORD } from "@silai/contracts/account/limits"
import { useEffect, useRef, useState, type FormEvent } from "react"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { wrongSignInPassword } from "./sign-in-rules"
import styles from "./sign-in.module.css"

type Props = {
  email: string
  busy: boolean
  /** What the server said to the last try. */
  refusal?: string
  onEdit: () => void
  onEnter: (password: string) => void
  onBack: () => void
}

export function PasswordStep({ email, busy, refusal, onEdit, onEnter, onBack }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState("")
  const [shown, setShown] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const error = wrong ?? refusal
  const field = () => form.current?.querySelector<HTMLInputElement>("#sign-in-password")

  useEffect(() => field()?.focus(), [])
  useEffect(() => {
    if (refusal) field()?.focus()
  }, [refusal])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sentence = wrongSignInPassword(password)
    setWrong(sentence)
    if (sentence) field()?.focus()
    else onEnter(password)
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {/* Lets a password manager know whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <p className={styles.who}>
        <span>{email}</span>
        <Button kind="quiet" size="small" onClick={onBack}>
          Change
        </Button>
      </p>
      <Field
        id="sign-in-password"
        label="Password"
        name="password"
        type={shown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={PASSWORD.maxLength}
        required
        value={password}
        error={error}
        suffix={
          <button type="button" className={styles.show} aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? "Hide" : "Show"}
            <span className="visually-hidden"> password</span>
          </button>
        }
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
