import { EMAIL, NAME, PHONE } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"

/** @returns the sentence of requirements §5, or undefined when the name is valid */
export function wrongName(name: string): string | undefined {
  const bare = name.trim()
  if (bare.length < NAME.minLength) return accountSays.nameTooShort
  return NAME.pattern.test(bare) && bare.length <= NAME.maxLength ? undefined : accountSays.nameInvalid
}

export function wrongEmail(email: string): string | undefined {
  const bare = email.trim()
  return EMAIL.pattern.test(bare) && bare.length <= EMAIL.maxLength ? undefined : accountSays.emailInvalid
}

const tenDigits = new RegExp(`^\\d{${PHONE.digits}}$`)

/** Before submit, only the number of digits is checked (requirements §5, on blur). */
export function wrongPhoneOnBlur(phone: string): string | undefined {
  return phone === "" || tenDigits.test(phone) ? undefined : accountSays.phoneInvalidOnBlur
}

export function wrongPhone(phone: string): string | undefined {
  if (phone === "") return accountSays.phoneRequired
  return PHONE.pattern.test(phone) ? undefined : accountSays.phoneInvalid
}
