import type { MedusaContainer } from "@medusajs/framework/types"
import { randomBytes } from "node:crypto"
import { EMAIL_LINK } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import type { Profile } from "@silai/contracts/account/shapes"
import { env } from "@silai/kit/env"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { type Database, databaseOf, one, type Sql } from "@silai/kit/knex"
import { enqueueUnproven } from "@silai/kit/outbox"
import { countTry, refuseUntil } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { seal } from "@silai/kit/seal"
import { hashOf } from "@silai/kit/sessions"
import type { Visitor } from "@silai/kit/visitor"
import { readProfile } from "../../queries/profile"
import { waysOf } from "../../queries/sign-in-ways"
import { isTaken as isTakenNow } from "../customer/create"
import { isSignedInto, lockCustomer } from "../customer/lock"
import { recordChange } from "../ways/record"
import { claimantOf, dropClaim, giveEmail, proveEmail } from "./claim"

/** Mails a link that proves an e-mail, in the caller's transaction. Returns the seconds to wait when too many were mailed, else 0. */
export async function sendEmailLink(
  trx: Sql,
  { customerId, name, email }: { customerId: string; name: string; email: string },
): Promise<number> {
  const token = randomBytes(32).toString("base64url")
  await trx.raw(
    `insert into email_link (token_hash, customer_id, email, expires_at) values (?, ?, ?, now() + make_interval(hours => ?))`,
    [hashOf(token), customerId, email, EMAIL_LINK.validHours],
  )
  const letter = { name, email, sealedToken: seal(env().COOKIE_SECRET, token) }
  const key = `account.confirm-email:${newId("mail")}`
  return enqueueUnproven(trx, { sender: customerId, email }, "account.confirm-email", key, letter)
}

/** The same where nothing else is to be done without the mail. @throws house.too_many */
export async function mustSendEmailLink(trx: Sql, to: Parameters<typeof sendEmailLink>[1]): Promise<void> {
  const retryAfterSeconds = await sendEmailLink(trx, to)
  if (retryAfterSeconds > 0) throw refuseUntil(retryAfterSeconds)
}

/** Mails the link again. Returns the address. @throws account.email_missing, account.email_confirmed_already, house.too_many */
export async function sendEmailLinkAgain(database: Database, customerId: string): Promise<string> {
  unprovenOf(await readProfile(database, customerId))
  await countTry(database, "email_link", customerId, EMAIL_LINK.asks.perPerson)
  return database.transaction(async (trx) => {
    // Read again under the lock: no link may go to an address that was replaced in the meantime.
    await lockCustomer(trx, customerId)
    const to = unprovenOf(await readProfile(trx, customerId))
    await mustSendEmailLink(trx, { customerId, ...to })
    return to.email
  })
}

/** The address that still has to be proven. */
function unprovenOf({ name, email: own, emailProven, emailPending }: Profile): { name: string; email: string } {
  const email = emailPending ?? own
  if (!email) throw refuse(accountRefusals.email_missing)
  if (!emailPending && emailProven) throw refuse(accountRefusals.email_confirmed_already)
  return { name, email }
}

/**
 * Takes the token of a link, in a browser that is signed in to the account: the e-mail is proven. An account that only
 * claims it loses it; when another has proven it, the link is refused. In any other browser it returns false, and the
 * link stays valid: the mailbox's owner may not know the account, and a stranger who signed up with the address must
 * not keep a way in because the owner pressed the link.
 * @throws account.link_over, account.email_in_use
 */
export async function confirmEmail(
  container: MedusaContainer,
  visitor: Visitor["shopper"],
  token: string,
): Promise<boolean> {
  return databaseOf(container)
    .transaction(async (trx) => {
      // The person is locked first, as in every other change.
      const there = await one<{ id: string; email: string | null }>(
        trx,
        `select id, email from customer where id = (select customer_id from email_link where token_hash = ?) and deleted_at is null for update`,
        [hashOf(token)],
      )
      const link = await one<{ email: string }>(
        trx,
        `select email from email_link where token_hash = ? and expires_at > now()`,
        [hashOf(token)],
      )
      if (!there || !link) throw refuse(accountRefusals.link_over)
      const { id: customerId } = there
      if (!(await isSignedInto(trx, customerId, visitor))) return false
      const { email } = link
      if (there.email !== email) {
        const { claimant, isTaken } = await claimantOf(trx, email, customerId)
        if (isTaken) throw refuse(accountRefusals.email_in_use)
        const before = await waysOf(trx, customerId)
        if (claimant) await dropClaim(trx, claimant, email)
        await giveEmail(trx, customerId, email)
        await recordChange(trx, customerId, "email", before)
        await container.resolve("checkout").endDetails(trx, customerId)
        await emitEvents(trx, { name: "customer.updated", data: [{ id: customerId }] })
      }
      await proveEmail(trx, customerId, email)
      await trx.raw(`delete from email_link where customer_id = ?`, [customerId])
      return true
    })
    .catch((error: unknown) => {
      throw isTakenNow(error) ? refuse(accountRefusals.email_in_use) : error
    })
}
