import { emailOf, isEmail } from "@silai/contracts/account/email"
import { PHONE } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { faultOfName, type NameFault, nameOf } from "@silai/contracts/account/name"

const NAME_FAULTS: Record<NameFault, string> = {
  short: accountMessages.nameTooShort,
  long: accountMessages.nameTooLong,
  script: accountMessages.nameScript,
  invalid: accountMessages.nameInvalid,
}

/** @returns the sentence of requirements §5, or undefined when the name is valid */
export function wrongName(name: string): string | undefined {
  const fault = faultOfName(nameOf(name))
  return fault ? NAME_FAULTS[fault] : undefined
}

export const wrongEmail = (email: string): string | undefined =>
  isEmail(emailOf(email)) ? undefined : accountMessages.emailInvalid

const tenDigits = new RegExp(`^\\d{${PHONE.digits}}$`)

/** Before submit, only the number of digits is checked (requirements §5, on blur). */
export function wrongPhoneOnBlur(phone: string): string | undefined {
  return phone === "" || tenDigits.test(phone) ? undefined : accountMessages.phoneInvalidOnBlur
}

export function wrongPhone(phone: string): string | undefined {
  if (phone === "") return accountMessages.phoneRequired
  return PHONE.pattern.test(phone) ? undefined : accountMessages.phoneInvalid
}
