import { PASSWORD } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { INVITATION } from "@silai/contracts/staff/limits"
import { wrongName } from "../../ui/form/person-rules"

/** The errors of a name and a password, in the words of requirements §5. */
export function wrongIn(name: string, password: string) {
  return {
    name: wrongName(name),
    password:
      password.length < PASSWORD.minLength
        ? accountMessages.passwordTooShort
        : password.length > PASSWORD.maxLength
          ? accountMessages.passwordTooLong
          : undefined,
  }
}

/** The token behind the # of an invitation's link, or null when it cannot be one. */
export function tokenIn(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, "")).get("token")
  return token?.length === INVITATION.tokenLength ? token : null
}
