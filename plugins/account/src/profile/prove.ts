import type { MedusaContainer } from "@medusajs/framework/types"
import type { OtpPurpose } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { isProven, spendProof } from "../otp/proof"
import { checkOwnPassword } from "../people/password"

type Shopper = { sessionId: string; customerId: string }
/** Uses the proof up, in the transaction of what it was given for. */
export type Proof = (trx: Sql) => Promise<void>

/**
 * Makes sure that it is the person, not only their browser: by the password, or by a code to their own phone.
 * @throws account.proof_wanted, account.password_wrong, account.password_missing, house.too_many
 */
export async function proveSelf(container: MedusaContainer, shopper: Shopper, phone: string | null, purpose: OtpPurpose, password: string | undefined): Promise<Proof> {
  if (password !== undefined) {
    await checkOwnPassword(container, shopper.customerId, password)
    return async () => undefined
  }
  const occasion = { sessionId: shopper.sessionId, phone: phone ?? "", purpose }
  if (!(await isProven(databaseOf(container), occasion))) throw refuse(accountRefusals.proof_wanted)
  return async (trx) => {
    if (!(await spendProof(trx, occasion))) throw refuse(accountRefusals.proof_wanted)
  }
}
