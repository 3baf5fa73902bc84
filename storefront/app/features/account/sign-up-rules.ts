import { PASSWORD } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import type { Wrong } from "~/lib/use-form"
import { wrongEmail, wrongName } from "./person-rules"

export type NewPerson = { name: string; email: string; password: string }

/** @returns SPEC §5's sentence for a password that is being set, or undefined when it will do */
export function wrongNewPassword(password: string): string | undefined {
  return password.length < PASSWORD.minLength ? accountSays.passwordTooShort : undefined
}

/** A new password and its second typing, as a form begins with them. */
export const NO_PASSWORD = { newPassword: "", confirm: "" }

/** Everything wrong with a new password and its second typing. */
export function wrongPair({ newPassword, confirm }: typeof NO_PASSWORD): Wrong<typeof NO_PASSWORD> {
  return {
    newPassword: wrongNewPassword(newPassword),
    confirm: newPassword === confirm ? undefined : accountSays.passwordsDiffer,
  }
}

/** Everything wrong with the second step of signing up. */
export function wrongPerson({ name, email, password }: NewPerson): Wrong<NewPerson> {
  return { name: wrongName(name), email: wrongEmail(email), password: wrongNewPassword(password) }
}
