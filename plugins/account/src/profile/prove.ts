import type { MedusaContainer } from "@medusajs/framework/types"
import { GOOGLE_TRIES, type OtpPurpose } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { ownerOf } from "../google/enter"
import { takeNonce } from "../google/nonce"
import { ACCOUNT } from "../modules/account/index"
import type { AccountService } from "../modules/account/service"
import { isProven, spendProof } from "../otp/proof"
import { checkOwnPassword } from "../people/password"

/** Of the profile, what decides which proofs count. */
type Self = { phone: string | null; hasPassword: boolean }
type Shopper = { sessionId: string; customerId: string }
/** What was sent along to show who it is. */
export type Shown = { password?: string; googleToken?: string }
/** Uses the proof up, in the transaction of what it was given for. */
export type Proof = (trx: Sql) => Promise<void>

/**
 * Makes sure that it is the person, not only their browser: by the password or a code to their own phone. Google's token counts only for
 * somebody who came by Google and has no password: any session can connect a Google account, so elsewhere it would prove no more than one.
 * @throws account.proof_wanted, account.password_wrong, account.password_missing, account.google_refused, account.google_not_yours, house.too_many
 */
export async function proveSelf(
  container: MedusaContainer,
  shopper: Shopper,
  { phone, hasPassword }: Self,
  purpose: OtpPurpose,
  { password, googleToken }: Shown,
): Promise<Proof> {
  if (password !== undefined) {
    await checkOwnPassword(container, shopper.customerId, password)
    return async () => undefined
  }
  if (googleToken !== undefined && !hasPassword) return byGoogle(container, shopper, googleToken)
  const occasion = { sessionId: shopper.sessionId, phone: phone ?? "", purpose }
  if (!(await isProven(databaseOf(container), occasion))) throw refuse(accountRefusals.proof_wanted)
  return async (trx) => {
    if (!(await spendProof(trx, occasion))) throw refuse(accountRefusals.proof_wanted)
  }
}

/** The token must speak of the Google account that is connected, and carry the nonce that this browser was given just now. */
async function byGoogle(container: MedusaContainer, { sessionId, customerId }: Shopper, token: string): Promise<Proof> {
  const database = databaseOf(container)
  await countTry(database, "own_google", customerId, GOOGLE_TRIES.perAddress)
  const person = await container.resolve<AccountService>(ACCOUNT).googleTokens.read(token)
  if (!person) throw refuse(accountRefusals.google_refused)
  if ((await ownerOf(database, person.sub)) !== customerId) throw refuse(accountRefusals.google_not_yours)
  return async (trx) => {
    if (!(await takeNonce(trx, sessionId, person.nonce))) throw refuse(accountRefusals.google_refused)
  }
}
