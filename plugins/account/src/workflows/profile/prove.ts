import type { MedusaContainer } from "@medusajs/framework/types"
import { GOOGLE_TRIES, type OtpPurpose } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { ownerOf } from "../google/owner"
import { takeNonce } from "../google/nonce"
import { ACCOUNT } from "../../modules/account/index"
import type { AccountService } from "../../modules/account/service"
import { isProven, spendProof } from "../otp/proof"
import { checkOwnPassword } from "../password/set"

/** The part of the profile that decides which proofs count. */
type Self = { phone: string | null; hasPassword: boolean }
type Shopper = { sessionId: string; customerId: string }
/** The proof that the request contains. */
export type Shown = { password?: string; googleToken?: string }
/** Uses up the proof, in the transaction that it is needed for. */
export type Proof = (trx: Sql) => Promise<void>

/**
 * Checks that the request comes from the person, not only from their browser: by the password or a code sent to their
 * own phone. A Google token counts only for somebody who uses Google and has no password: an earlier version connected
 * Google on a session alone, so it may prove no more than that.
 * @throws account.proof_wanted, account.password_wrong, account.password_missing, account.google_refused,
 * account.google_not_yours, house.too_many
 */
export async function proveSelf(
  container: MedusaContainer,
  shopper: Shopper,
  { phone, hasPassword }: Self,
  purpose: OtpPurpose,
  { password, googleToken }: Shown,
): Promise<Proof> {
  if (password !== undefined) {
    await checkOwnPassword(container, { actorId: shopper.customerId, sessionId: shopper.sessionId }, password)
    return async () => undefined
  }
  if (googleToken !== undefined && !hasPassword) return byGoogle(container, shopper, googleToken)
  const occasion = { sessionId: shopper.sessionId, phone: phone ?? "", purpose }
  if (!(await isProven(databaseOf(container), occasion))) throw refuse(accountRefusals.proof_wanted)
  return async (trx) => {
    if (!(await spendProof(trx, occasion))) throw refuse(accountRefusals.proof_wanted)
  }
}

/** The token must belong to the connected Google account, and carry the nonce just issued to this browser. */
async function byGoogle(container: MedusaContainer, { sessionId, customerId }: Shopper, token: string): Promise<Proof> {
  const database = databaseOf(container)
  await countTry(database, "own_google", sessionId, GOOGLE_TRIES.perBrowser)
  const person = await container.resolve<AccountService>(ACCOUNT).google.tokens.read(token)
  if (!person) throw refuse(accountRefusals.google_refused)
  if ((await ownerOf(database, person.sub)) !== customerId) throw refuse(accountRefusals.google_not_yours)
  return async (trx) => {
    if (!(await takeNonce(trx, sessionId, person.nonce))) throw refuse(accountRefusals.google_refused)
  }
}
