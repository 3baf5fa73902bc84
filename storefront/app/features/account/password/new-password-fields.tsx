import { signInMessages } from "@silai/contracts/account/page-messages"
import type { Form } from "~/lib/use-form"
import { PasswordField } from "./password-field"
import { NO_PASSWORD, wrongPair } from "../sign-up/sign-up-rules"

type Props = { form: Omit<Form<typeof NO_PASSWORD>, "ref">; hint?: string }

/** A new password, typed twice; create the form with `NO_PASSWORD` and `wrongPair`. */
export function NewPasswordFields({ form: { values, wrong, edit, judge }, hint = signInMessages.passwordHint }: Props) {
  return (
    <>
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        enterKeyHint="next"
        hint={hint}
        value={values.newPassword}
        error={wrong.newPassword}
        // The second field must be validated again too.
        onChange={(event) => edit({ newPassword: event.target.value, confirm: values.confirm })}
        onBlur={() => values.newPassword && judge({ newPassword: wrongPair(values).newPassword })}
      />
      <PasswordField
        label="Confirm password"
        name="confirm"
        autoComplete="new-password"
        enterKeyHint="go"
        value={values.confirm}
        error={wrong.confirm}
        onChange={(event) => edit({ confirm: event.target.value })}
        onBlur={() => values.confirm && judge({ confirm: wrongPair(values).confirm })}
      />
    </>
  )
}
