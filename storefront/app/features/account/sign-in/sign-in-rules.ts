import { emailOf, isEmail } from "@silai/contracts/account/email"
import { PHONE } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"

export type Way = "phone" | "email"

/** @returns requirements §5's sentence for the first step, or undefined when the identifier is valid */
export function wrongIdentifier(way: Way, typed: string): string | undefined {
  return way === "phone" ? wrongSignInPhone(typed) : wrongSignInEmail(typed)
}

function wrongSignInPhone(phone: string): string | undefined {
  if (!phone) return accountMessages.signInPhoneEmpty
  return PHONE.pattern.test(phone) ? undefined : accountMessages.signInPhoneInvalid
}

/** @returns requirements §5's sentence for an e-mail address, or undefined when it is valid */
export function wrongSignInEmail(email: string): string | undefined {
  const address = emailOf(email)
  if (!address) return accountMessages.signInEmailEmpty
  return isEmail(address) ? undefined : accountMessages.signInEmailInvalid
}

/** The second step checks only that something was typed; the server checks the rest. */
export function wrongSignInPassword(password: string): string | undefined {
  return password ? undefined : accountMessages.signInPasswordEmpty
}

/**
 * The first method shown: the one last used in this browser; else the phone, which most people have, but the e-mail for
 * staff, who have no other.
 */
export function firstMethod(last: string | null, next: string | null): Way {
  if (next?.startsWith("/admin")) return "email"
  return last === "email" ? "email" : "phone"
}
