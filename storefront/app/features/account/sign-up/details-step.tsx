import { signInMessages } from "@silai/contracts/account/page-messages"
import { useEffect, useEffectEvent, type FormEvent } from "react"
import type { Form } from "~/lib/use-form"
import { Button } from "~/ui/button"
import { PasswordField } from "../password/password-field"
import { EmailField, NameField } from "~/features/customer/person-fields"
import { wrongNewPassword, type NewPerson } from "./sign-up-rules"
import styles from "../sign-in/sign-in-layout.module.css"

type Props = { form: Form<NewPerson>; isBusy: boolean; onCreate: () => void }

/**
 * The second step of signing up: personal details (requirements §2; no field to confirm the password, because it can be
 * shown).
 */
export function DetailsStep({ form: { ref, values, wrong, edit, judge, passes }, isBusy, onCreate }: Props) {
  const focusFirst = useEffectEvent(() => ref.current?.querySelector("input")?.focus())
  useEffect(() => focusFirst(), [])
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
        hint={signInMessages.passwordHint}
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
