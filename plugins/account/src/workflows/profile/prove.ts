import type { MedusaContainer } from "@medusajs/framework/types"
import { GOOGLE_TRIES, type OwnPurpose } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import { databaseOf, type Sql } from "@silai/kit/knex"
import type { Profile, ProofWay } from "@silai/contracts/account/shapes"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { ownerOf } from "../google/owner"
import { takeNonce } from "../google/nonce"
import { ACCOUNT } from "../../modules/account/index"
import type { AccountService } from "../../modules/account/service"
import { readProfile } from "../../queries/profile"
import { lockSignedIn } from "../customer/lock"
import { isProven, spendProof } from "../otp/proof"
import { checkOwnPassword } from "../password/set"
import { hasFollowed, spendFollowed } from "./proof-link"

/** The part of the profile that decides which proofs count. */
type Self = Pick<Profile, "phone" | "hasPassword" | "proofs">
type Shopper = { sessionId: string; customerId: string }
/** The proof that the request contains. */
export type Shown = { password?: string; googleToken?: string }
/** Uses up the proof, in the transaction that it is needed for. It locks the person, and checks again what may have ended since. */
export type Proof = (trx: Sql) => Promise<void>

/**
 * Checks that the request comes from the person, not only from their browser: by the password, a code sent to their
 * own phone, or a link to their e-mail. A Google token counts only for a customer who uses Google and has no password: an
 * earlier version connected Google on a session alone, so it may prove no more than that. What was added or changed in
 * the last days proves nothing: its owner can still undo it, and must not find the rest taken over meanwhile.
 * @throws account.proof_wanted, account.proof_too_young, account.password_wrong, account.password_missing, account.google_refused,
 * account.google_not_yours, house.too_many
 */
export async function proveSelf(
  container: MedusaContainer,
  shopper: Shopper,
  self: Self,
  purpose: OwnPurpose,
  shown: Shown,
): Promise<Proof> {
  const { way, spend } = await proofOf(container, shopper, self, purpose, shown)
  if (!self.proofs.includes(way)) throw refuse(accountRefusals.proof_too_young)
  return async (trx) => {
    await lockSignedIn(trx, shopper.customerId, shopper.sessionId)
    // Read again: the way may have been changed, undone or replaced since it was shown.
    const now = await readProfile(trx, shopper.customerId)
    if (way === "code" && now.phone !== self.phone) throw refuse(accountRefusals.proof_wanted)
    if (!now.proofs.includes(way)) throw refuse(accountRefusals.proof_too_young)
    await spend(trx)
  }
}

async function proofOf(
  container: MedusaContainer,
  shopper: Shopper,
  { phone, hasPassword }: Self,
  purpose: OwnPurpose,
  { password, googleToken }: Shown,
): Promise<{ way: ProofWay; spend: Proof }> {
  const database = databaseOf(container)
  const { customerId: actorId, sessionId } = shopper
  if (password !== undefined)
    return { way: "password", spend: await checkOwnPassword(container, { actorId, sessionId }, password) }
  if (googleToken !== undefined && !hasPassword)
    return { way: "google", spend: await byGoogle(container, shopper, googleToken) }
  const mustSpend =
    (spend: (trx: Sql) => Promise<boolean>): Proof =>
    async (trx) => {
      if (!(await spend(trx))) throw refuse(accountRefusals.proof_wanted)
    }
  const occasion = { sessionId, phone: phone ?? "", purpose }
  if (await isProven(database, occasion)) return { way: "code", spend: mustSpend((trx) => spendProof(trx, occasion)) }
  if (!(await hasFollowed(database, shopper, purpose))) throw refuse(accountRefusals.proof_wanted)
  return { way: "mail", spend: mustSpend((trx) => spendFollowed(trx, shopper, purpose)) }
}

/** The token must belong to the connected Google account, and carry the nonce just issued to this browser. */
async function byGoogle(container: MedusaContainer, { sessionId, customerId }: Shopper, token: string): Promise<Proof> {
  const database = databaseOf(container)
  await countTry(database, "own_google", sessionId, GOOGLE_TRIES.perBrowser)
  const person = await container.resolve<AccountService>(ACCOUNT).google.tokens.read(token)
  if (!person) throw refuse(accountRefusals.google_refused)
  if ((await ownerOf(database, person.sub)) !== customerId) throw refuse(accountRefusals.google_not_yours)
  return async (trx) => {
    if ((await ownerOf(trx, person.sub)) !== customerId) throw refuse(accountRefusals.google_not_yours)
    if (!(await takeNonce(trx, sessionId, person.nonce))) throw refuse(accountRefusals.google_refused)
  }
}
