import { PASSWORD } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { wrongEmail, wrongName, type Wrong } from "~/features/checkout/contact-rules"

export type NewPerson = { name: string; email: string; password: string }

/** @returns SPEC §5's sentence for a password that is being set, or undefined when it will do */
export function wrongNewPassword(password: string): string | undefined {
  return password.length < PASSWORD.minLength ? accountSays.passwordTooShort : undefined
}

/** @returns the sentence for a password's second typing, or undefined when it is the same */
export function wrongConfirm(password: string, confirm: string): string | undefined {
  return password === confirm ? undefined : accountSays.passwordsDiffer
}

/** Everything wrong with the second step of signing up. */
export function wrongPerson({ name, email, password }: NewPerson): Wrong<NewPerson> {
  return { name: wrongName(name), email: wrongEmail(email), password: wrongNewPassword(password) }
}
