import { EMAIL } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"

/** @returns SPEC §5's sentence for the first step, or undefined when the address will do */
export function wrongSignInEmail(email: string): string | undefined {
  const bare = email.trim()
  if (!bare) return accountSays.signInEmailEmpty
  return EMAIL.pattern.test(bare) && bare.length <= EMAIL.maxLength ? undefined : accountSays.signInEmailInvalid
}

/** The second step judges only that something was typed; whether it is right, the server says. */
export function wrongSignInPassword(password: string): string | undefined {
  return password ? undefined : accountSays.signInPasswordEmpty
}
