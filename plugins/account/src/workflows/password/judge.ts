import { PASSWORD } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { refuse } from "@silai/kit/refuse"
import { isCommon, isPersonal, type Owner } from "../../rules/weak-password"

let common: Promise<ReadonlySet<string>> | undefined

/**
 * Loaded when the first password is set, in some 50 ms: a shop that only sells never needs the list. Sorted by how
 * common they are.
 */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  const long = dictionary["passwords-common"].filter((password) => password.length >= PASSWORD.minLength)
  return new Set(long.slice(0, PASSWORD.commonRefused))
}

/**
 * Refuses a new password that is easy to guess. `field` names the caller's form field.
 * @throws account.password_common, account.password_personal
 */
export async function judgePassword(password: string, owner: Owner, field = "password"): Promise<void> {
  if (isPersonal(password, owner)) throw Object.assign(refuse(accountRefusals.password_personal), { field })
  common ??= commonPasswords()
  if (isCommon(password, await common)) throw Object.assign(refuse(accountRefusals.password_common), { field })
}
