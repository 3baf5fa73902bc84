import type { MedusaContainer } from "@medusajs/framework/types"
import { accountRefusals } from "@silai/contracts/account/messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { spendProof } from "../otp/proof"
import { isTaken, namesOf } from "../customer/create"
import { lockCustomer } from "../customer/lock"
import { updateCustomerWorkflow } from "../customer/workflows"
import { isEmailTaken } from "../../queries/known"
import { tellChange } from "../customer/mail-change"
import { type Proof, proveSelf, type Shown } from "./prove"
import { readProfile } from "../../queries/profile"

type Shopper = { sessionId: string; customerId: string }
type Change = Shown & { name?: string; email?: string; phone?: string }

/**
 * Changes name, phone and e-mail; only what differs. A new phone must be proven in this browser; a new e-mail, which
 * can reset the password, needs more than a session.
 * @throws account.phone_unproven, account.proof_wanted, account.email_in_use, account.phone_or_email_in_use, and of
 * `proveSelf`
 */
export async function changeProfile(
  container: MedusaContainer,
  shopper: Shopper,
  change: Change,
  additionalData: Record<string, unknown> | undefined,
): Promise<void> {
  const database = databaseOf(container)
  const now = await readProfile(database, shopper.customerId)
  const email = change.email && change.email !== now.email ? change.email : null
  const phone = change.phone && change.phone !== now.phone ? change.phone : null
  const name = change.name && change.name !== now.name ? change.name : null
  const { customerId } = shopper
  const differs = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
  const proof = email ? await proveSelf(container, shopper, now, "change-email", change) : null
  if (email && (await isEmailTaken(database, email, shopper.customerId))) throw refuse(accountRefusals.email_in_use)
  await updateCustomerWorkflow.validate(container, { customerId, ...differs }, additionalData)
  if (!Object.keys(differs).length) return
  try {
    await database.transaction(async (trx) => {
      await lockCustomer(trx, customerId)
      if (name) await rename(trx, customerId, name)
      if (email && proof) {
        await changeEmail(trx, shopper.customerId, email, proof)
        await tellChange(trx, now, "email")
      }
      if (phone) {
        await changePhone(trx, shopper, phone)
        if (now.phone) await tellChange(trx, now, "phone")
      }
      await emitEvents(trx, { name: "customer.updated", data: [{ id: customerId }] })
    })
  } catch (error) {
    throw isTaken(error) ? refuse(accountRefusals.phone_or_email_in_use) : error
  }
  await updateCustomerWorkflow.tell(container, { customerId, ...differs }, additionalData, { customerId })
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
  // A link sent to the old address must no longer work.
  await trx.raw(`delete from password_reset where actor_id = ?`, [customerId])
}

async function changePhone(trx: Sql, { sessionId, customerId }: Shopper, phone: string): Promise<void> {
  if (!(await spendProof(trx, { sessionId, phone, purpose: "change-phone" })))
    throw refuse(accountRefusals.phone_unproven)
  await trx.raw(`delete from customer_phone where customer_id = ?`, [customerId])
  await trx.raw(`insert into customer_phone (phone, customer_id) values (?, ?)`, [phone, customerId])
  await trx.raw(`update customer set phone = ?, updated_at = now() where id = ?`, [phone, customerId])
}
