import { PASSWORD } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import type { Wrong } from "~/lib/use-form"
import { wrongEmail, wrongName } from "~/features/customer/person-rules"

export type NewPerson = { name: string; email: string; password: string }

/** @returns requirements §5's sentence for a new password, or undefined when it is valid */
export function wrongNewPassword(password: string): string | undefined {
  if (password.length > PASSWORD.maxLength) return accountMessages.passwordTooLong
  return password.length < PASSWORD.minLength ? accountMessages.passwordTooShort : undefined
}

/** Initial values of a new password and its repetition. */
export const NO_PASSWORD = { newPassword: "", confirm: "" }

/** All errors of a new password and its repetition. */
export function wrongPair({ newPassword, confirm }: typeof NO_PASSWORD): Wrong<typeof NO_PASSWORD> {
  return {
    newPassword: wrongNewPassword(newPassword),
    confirm: newPassword === confirm ? undefined : accountMessages.passwordsDiffer,
  }
}

/** All errors of the second step of signing up. */
export function wrongPerson({ name, email, password }: NewPerson): Wrong<NewPerson> {
  return { name: wrongName(name), email: wrongEmail(email), password: wrongNewPassword(password) }
}
