import type { MedusaContainer } from "@medusajs/framework/types"
import { accountRefusals } from "@silai/contracts/account/messages"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { spendProof } from "../otp/proof"
import { isTaken, namesOf } from "../people/create"
import { isEmailTaken } from "../people/known"
import { tellChange } from "../people/tell-change"
import { type Proof, proveSelf, type Shown } from "./prove"
import { readProfile } from "./read"

type Shopper = { sessionId: string; customerId: string }
type Change = Shown & { name?: string; email?: string; phone?: string }

/**
 * Changes what somebody is called and reached by; only what differs. A new phone must have been proven in this browser; a new e-mail,
 * which is also the way back in, asks for more than a session.
 * @throws account.phone_unproven, account.proof_wanted, account.email_in_use, account.phone_or_email_in_use, and of `proveSelf`
 */
export async function changeProfile(container: MedusaContainer, shopper: Shopper, change: Change): Promise<void> {
  const database = databaseOf(container)
  const now = await readProfile(database, shopper.customerId)
  const email = change.email && change.email !== now.email ? change.email : null
  const phone = change.phone && change.phone !== now.phone ? change.phone : null
  const proof = email ? await proveSelf(container, shopper, now, "change-email", change) : null
  if (email && (await isEmailTaken(database, email, shopper.customerId))) throw refuse(accountRefusals.email_in_use)
  try {
    await database.transaction(async (trx) => {
      if (change.name) await rename(trx, shopper.customerId, change.name)
      if (email && proof) {
        await changeEmail(trx, shopper.customerId, email, proof)
        await tellChange(trx, now, "email")
      }
      if (phone) {
        await changePhone(trx, shopper, phone)
        if (now.phone) await tellChange(trx, now, "phone")
      }
    })
  } catch (error) {
    throw isTaken(error) ? refuse(accountRefusals.phone_or_email_in_use) : error
  }
}

async function rename(trx: Sql, customerId: string, name: string): Promise<void> {
  const [first, last] = namesOf(name)
  await trx.raw(`update customer set first_name = ?, last_name = ?, updated_at = now() where id = ?`, [
    first,
    last,
    customerId,
  ])
}

async function changeEmail(trx: Sql, customerId: string, email: string, proof: Proof): Promise<void> {
  await proof(trx)
  await trx.raw(`update customer set email = ?, updated_at = now() where id = ?`, [email, customerId])
  await trx.raw(
    `update provider_identity p set entity_id = ?, updated_at = now() from auth_identity a
      where a.id = p.auth_identity_id and p.provider = 'emailpass' and a.app_metadata ->> 'customer_id' = ?`,
    [email, customerId],
  )
  // A link that went to the old address must not open the account any more.
  await trx.raw(`delete from password_reset where actor_id = ?`, [customerId])
}

async function changePhone(trx: Sql, { sessionId, customerId }: Shopper, phone: string): Promise<void> {
  if (!(await spendProof(trx, { sessionId, phone, purpose: "change-phone" })))
    throw refuse(accountRefusals.phone_unproven)
  await trx.raw(`delete from customer_phone where customer_id = ?`, [customerId])
  await trx.raw(`insert into customer_phone (phone, customer_id) values (?, ?)`, [phone, customerId])
  await trx.raw(`update customer set phone = ?, updated_at = now() where id = ?`, [phone, customerId])
}
