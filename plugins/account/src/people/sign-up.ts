import { accountRefusals } from "@silai/contracts/account/messages"
import type { Database } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { isProven, spendProof } from "../otp/proof"
import { passwordHash } from "../rules/password-hash"
import { createCustomer, isTaken } from "./create"
import { customerOfPhone, isEmailTaken } from "./known"

type Asked = { name: string; email: string; phone: string; password: string }

/**
 * Makes an account for a phone that this browser has proven. The proof is used up with the account, in one transaction.
 * @throws account.phone_unproven, account.email_in_use, account.phone_or_email_in_use
 */
export async function signUp(
  database: Database,
  sessionId: string,
  { name, email, phone, password }: Asked,
): Promise<string> {
  const occasion = { sessionId, phone, purpose: "signup" } as const
  // Asked before anything else: who has no proof learns nothing about others, and costs no hash.
  if (!(await isProven(database, occasion))) throw refuse(accountRefusals.phone_unproven)
  if (await isEmailTaken(database, email)) throw refuse(accountRefusals.email_in_use)
  if (await customerOfPhone(database, phone)) throw refuse(accountRefusals.phone_or_email_in_use)
  const hash = await passwordHash(password)
  try {
    return await database.transaction(async (trx) => {
      if (!(await spendProof(trx, occasion))) throw refuse(accountRefusals.phone_unproven)
      return createCustomer(trx, { name, email, phone }, { provider: "emailpass", entityId: email, passwordHash: hash })
    })
  } catch (error) {
    throw isTaken(error) ? refuse(accountRefusals.phone_or_email_in_use) : error
  }
}
