import { waysInSay } from "@silai/contracts/account/messages"
import { useEffect, type FormEvent } from "react"
import type { Form } from "~/lib/use-form"
import { Button } from "~/ui/button"
import { PasswordField } from "./password-field"
import { EmailField, NameField } from "./person-fields"
import { wrongNewPassword, type NewPerson } from "./sign-up-rules"
import styles from "./way-in.module.css"

type Props = { form: Form<NewPerson>; isBusy: boolean; onCreate: () => void }

/** The second step of signing up: who it is (SPEC §2; no field to confirm the password, it can be looked at). */
export function DetailsStep({ form: { ref, values, wrong, edit, judge, passes }, isBusy, onCreate }: Props) {
  useEffect(() => ref.current?.querySelector("input")?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && passes()) onCreate()
  }
  return (
    <form ref={ref} className={styles.fields} onSubmit={submit} noValidate>
      <NameField
        label="Full Name"
        value={values.name}
        error={wrong.name}
        onText={(name) => edit({ name })}
        onJudge={(name) => judge({ name })}
      />
      <EmailField
        value={values.email}
        error={wrong.email}
        onText={(email) => edit({ email })}
        onJudge={(email) => judge({ email })}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        enterKeyHint="go"
        hint={waysInSay.passwordHint}
        value={values.password}
        error={wrong.password}
        onChange={(event) => edit({ password: event.target.value })}
        onBlur={() => judge({ password: values.password ? wrongNewPassword(values.password) : undefined })}
      />
      <Button type="submit" wide busy={isBusy} aria-label="Create Account">
        Create Account
      </Button>
    </form>
  )
}
