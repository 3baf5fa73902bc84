import { randomBytes } from "node:crypto"
import { OTP, type OwnPurpose, PROOF_LINK } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { env } from "@silai/kit/env"
import { newId } from "@silai/kit/ids"
import { type Database, one, type Sql } from "@silai/kit/knex"
import { enqueueOutbox, enqueueUnproven } from "@silai/kit/outbox"
import { countTry, refuseUntil } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { seal } from "@silai/kit/seal"
import { hashOf } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import { readProfile } from "../../queries/profile"
import { isSignedInto, lockSignedIn } from "../customer/lock"
import { proveEmail } from "../email/claim"

type Shopper = { sessionId: string; customerId: string }

/**
 * Mails a link that proves the person, for this browser and one purpose. Returns the address.
 * @throws account.email_missing, account.proof_too_young, house.too_many
 */
export async function sendProofLink(
  database: Database,
  { sessionId, customerId }: Shopper,
  purpose: OwnPurpose,
  device: string,
): Promise<string> {
  mailOf(await readProfile(database, customerId))
  await countTry(database, "proof_link", customerId, PROOF_LINK.asks.perPerson)
  const token = randomBytes(32).toString("base64url")
  return database.transaction(async (trx) => {
    // Read again under the lock: a change of the address makes older links void, and none for it may come later.
    await lockSignedIn(trx, customerId, sessionId)
    const { name, email, isProven } = mailOf(await readProfile(trx, customerId))
    await trx.raw(
      `insert into proof_link (token_hash, customer_id, session_id, purpose, email, expires_at) values (?, ?, ?, ?, ?, now() + make_interval(mins => ?))
       on conflict (session_id, purpose) do update
         set token_hash = excluded.token_hash, customer_id = excluded.customer_id, email = excluded.email,
             expires_at = excluded.expires_at, used_at = null`,
      [hashOf(token), customerId, sessionId, purpose, email, PROOF_LINK.validMinutes],
    )
    const letter = {
      name,
      email,
      purpose,
      device: device.slice(0, 200),
      sealedToken: seal(env().COOKIE_SECRET, token),
    }
    const message = ["account.proof", `account.proof:${newId("mail")}`, letter] as const
    const retryAfterSeconds = isProven
      ? await enqueueOutbox(trx, ...message).then(() => 0)
      : await enqueueUnproven(trx, { sender: customerId, email }, ...message)
    if (retryAfterSeconds > 0) throw refuseUntil(retryAfterSeconds)
    return email
  })
}

/** The address that a link may go to. */
function mailOf({ name, email, emailProven, proofs }: Profile): { name: string; email: string; isProven: boolean } {
  if (!email) throw refuse(accountRefusals.email_missing)
  if (!proofs.includes("mail")) throw refuse(accountRefusals.proof_too_young)
  return { name, email, isProven: emailProven }
}

/**
 * Uses up the link's token, in any browser: the session that requested it has its proof. In a browser that is signed in to
 * the account it also proves the e-mail that it was sent to, which must still be the account's. Elsewhere it does not: a
 * stranger who signed up with the address may have requested the link.
 * @throws account.link_over
 */
export function confirmProof(database: Database, visitor: Visitor["shopper"], token: string): Promise<OwnPurpose> {
  return database.transaction(async (trx) => {
    // The person is locked first, as in every other change.
    await trx.raw(
      `select 1 from customer where id = (select customer_id from proof_link where token_hash = ?) for update`,
      [hashOf(token)],
    )
    const link = await one<{ customer_id: string; purpose: OwnPurpose; email: string }>(
      trx,
      `update proof_link l set used_at = now() from customer c
        where l.token_hash = ? and l.used_at is null and l.expires_at > now() and c.id = l.customer_id and c.email = l.email and c.deleted_at is null
        returning l.customer_id, l.purpose, l.email`,
      [hashOf(token)],
    )
    if (!link) throw refuse(accountRefusals.link_over)
    if (await isSignedInto(trx, link.customer_id, visitor)) await proveEmail(trx, link.customer_id, link.email)
    return link.purpose
  })
}

const fresh = `session_id = ? and customer_id = ? and purpose = ? and used_at > now() - make_interval(secs => ${OTP.proofSeconds})`
const bindings = ({ sessionId, customerId }: Shopper, purpose: OwnPurpose) => [sessionId, customerId, purpose]

/** Whether the person has followed the link that this browser asked for. */
export const hasFollowed = async (sql: Sql, shopper: Shopper, purpose: OwnPurpose): Promise<boolean> =>
  (await one(sql, `select 1 from proof_link where ${fresh}`, bindings(shopper, purpose))) !== null

/** Uses up the proof, in the transaction that it is needed for. */
export const spendFollowed = async (trx: Sql, shopper: Shopper, purpose: OwnPurpose): Promise<boolean> =>
  (await one(trx, `delete from proof_link where ${fresh} returning purpose`, bindings(shopper, purpose))) !== null
