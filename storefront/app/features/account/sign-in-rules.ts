import { EMAIL, PHONE } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"

export type Way = "phone" | "email"

/** @returns SPEC §5's sentence for the first step, or undefined when the identifier will do */
export function wrongIdentifier(way: Way, typed: string): string | undefined {
  return way === "phone" ? wrongSignInPhone(typed) : wrongSignInEmail(typed)
}

function wrongSignInPhone(phone: string): string | undefined {
  if (!phone) return accountSays.signInPhoneEmpty
  return PHONE.pattern.test(phone) ? undefined : accountSays.signInPhoneInvalid
}

/** @returns SPEC §5's sentence for an e-mail address, or undefined when it will do */
export function wrongSignInEmail(email: string): string | undefined {
  const bare = email.trim()
  if (!bare) return accountSays.signInEmailEmpty
  return EMAIL.pattern.test(bare) && bare.length <= EMAIL.maxLength ? undefined : accountSays.signInEmailInvalid
}

/** The second step judges only that something was typed; whether it is right, the server says. */
export function wrongSignInPassword(password: string): string | undefined {
  return password ? undefined : accountSays.signInPasswordEmpty
}

/**
 * Which way stands open first: the one that opened the door in this browser the last time; else the phone, which most people have,
 * but the e-mail for the shop's own people, who have no other.
 */
export function firstWay(last: string | null, next: string | null): Way {
  if (next?.startsWith("/admin")) return "email"
  return last === "email" ? "email" : "phone"
}
