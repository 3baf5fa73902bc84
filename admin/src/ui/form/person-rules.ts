import { emailOf, isEmail } from "@silai/contracts/account/email"
import { accountMessages } from "@silai/contracts/account/messages"
import { faultOfName, type NameFault, nameOf } from "@silai/contracts/account/name"

const NAME_FAULTS: Record<NameFault, string> = {
  short: accountMessages.nameTooShort,
  long: accountMessages.nameTooLong,
  script: accountMessages.nameScript,
  invalid: accountMessages.nameInvalid,
}

/** The sentence for a name or an e-mail, in the words of requirements §5; undefined when it is valid. */
export function wrongName(name: string): string | undefined {
  const fault = faultOfName(nameOf(name))
  return fault ? NAME_FAULTS[fault] : undefined
}
export const wrongEmail = (email: string): string | undefined =>
  isEmail(emailOf(email)) ? undefined : accountMessages.emailInvalid
/** The same for an e-mail that may be missing. */
export const wrongOptionalEmail = (email: string): string | undefined => (email.trim() ? wrongEmail(email) : undefined)
