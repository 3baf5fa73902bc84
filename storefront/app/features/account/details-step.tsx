import { EMAIL, NAME } from "@silai/contracts/account/limits"
import { waysInSay } from "@silai/contracts/account/messages"
import { useEffect, useRef, type FormEvent } from "react"
import { onLeaving } from "~/features/checkout/contact-fields"
import { wrongEmail, wrongName, type Wrong } from "~/features/checkout/contact-rules"
import { Button } from "~/ui/button"
import { Field } from "~/ui/field"
import { PasswordField } from "./password-field"
import { wrongNewPassword, wrongPerson, type NewPerson } from "./sign-up-rules"
import styles from "./way-in.module.css"

type Props = {
  person: NewPerson
  wrong: Wrong<NewPerson>
  isBusy: boolean
  onEdit: (part: Partial<NewPerson>) => void
  onJudge: (wrong: Wrong<NewPerson>) => void
  onCreate: () => void
}

/** The second step of signing up: who it is (SPEC §2; no field to confirm the password, it can be looked at). */
export function DetailsStep({ person, wrong, isBusy, onEdit, onJudge, onCreate }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  useEffect(() => focus("name"), [])
  useEffect(() => {
    // An address that the shop refused, after the press of the button.
    if (wrong.email && !isBusy && document.activeElement?.getAttribute("type") === "submit") focus("email")
  }, [wrong.email, isBusy])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const found = wrongPerson(person)
    onJudge(found)
    const first = Object.entries(found).find(([, sentence]) => sentence)?.[0]
    if (first) focus(first)
    else onCreate()
  }
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <Field
        label="Full Name"
        name="name"
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        maxLength={NAME.maxLength}
        required
        value={person.name}
        error={wrong.name}
        onChange={(event) => onEdit({ name: event.target.value })}
        onBlur={() => onJudge({ name: onLeaving(person.name, wrongName) })}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={EMAIL.maxLength}
        required
        value={person.email}
        error={wrong.email}
        onChange={(event) => onEdit({ email: event.target.value })}
        onBlur={() => !wrong.email && onJudge({ email: onLeaving(person.email, wrongEmail) })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        enterKeyHint="go"
        hint={waysInSay.passwordHint}
        value={person.password}
        error={wrong.password}
        onChange={(event) => onEdit({ password: event.target.value })}
        onBlur={() => onJudge({ password: person.password ? wrongNewPassword(person.password) : undefined })}
      />
      <Button type="submit" wide busy={isBusy} aria-label="Create Account">
        Create Account
      </Button>
    </form>
  )
}
