import { EMAIL } from "@silai/contracts/account/limits"
import { useRef, useState, type FormEvent } from "react"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { wrongSignInEmail } from "./sign-in-rules"
import styles from "./sign-in.module.css"

type Props = { email: string; onEmail: (email: string) => void; onNext: () => void }

export function EmailStep({ email, onEmail, onNext }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const sentence = wrongSignInEmail(email)
    setWrong(sentence)
    if (sentence) form.current?.querySelector("input")?.focus()
    else onNext()
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={EMAIL.maxLength}
        required
        value={email}
        error={wrong}
        onChange={(event) => {
          onEmail(event.target.value)
          setWrong(undefined)
        }}
      />
      <Button type="submit" wide>
        Continue
      </Button>
    </form>
  )
}
