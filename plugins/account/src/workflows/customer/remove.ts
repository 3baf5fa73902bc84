import { emitEvents } from "@silai/kit/events"
import type { MedusaContainer } from "@medusajs/framework/types"
import { accountRefusals, accountMessages } from "@silai/contracts/account/messages"
import { devicesOf, endDevices } from "@silai/kit/devices"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { forgetEnqueued } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { forgetNotes } from "./notes"
import { deleteCustomerWorkflow } from "./workflows"
import { proveSelf, type Shown } from "../profile/prove"
import { readProfile } from "../../queries/profile"

/**
 * Deletes an account: sign-in methods, sessions, addresses, measurements, the bag, notes and checkout's details. Placed orders
 * keep what their invoice needs, because the tax law requires it. One transaction.
 * @throws account.money_moving, account.proof_wanted, and what `proveSelf` throws
 */
export async function removeAccount(
  container: MedusaContainer,
  shopper: { sessionId: string; customerId: string },
  shown: Shown,
  additionalData: Record<string, unknown> | undefined,
): Promise<void> {
  const database = databaseOf(container)
  const { customerId } = shopper
  const self = await readProfile(database, customerId)
  const proof = await proveSelf(container, shopper, self, "delete-account", shown)
  await deleteCustomerWorkflow.validate(container, { customerId }, additionalData)
  const till = container.resolve("checkout")
  const orders = container.resolve("silai_order")
  const returns = container.resolve("returns")
  const others = (["measurement", "bag", "coupon", "review"] as const).map((name) => container.resolve(name))
  const keepers = [...others, returns, orders]
  const isGone = await database.transaction(async (trx) => {
    // Serialises two deletions. A payment that opens at this moment is still placed or refunded in full: checkout works
    // from its own snapshot.
    const isThere = await one(trx, `select 1 from customer where id = ? and deleted_at is null for update`, [
      customerId,
    ])
    if (!isThere) return false
    if (await till.isMoneyMoving(trx, customerId))
      throw refuse(accountRefusals.money_moving, accountMessages.stillPaying)
    if (await orders.hasOpenOrders(trx, customerId))
      throw refuse(accountRefusals.money_moving, accountMessages.stillOpen)
    if (await returns.hasOpen(trx, customerId))
      throw refuse(accountRefusals.money_moving, accountMessages.stillReturning)
    await proof(trx)
    const sessionIds = (await devicesOf(trx, customerId)).map(({ id }) => id)
    await till.forget(trx, customerId, sessionIds)
    if (self.email) await forgetEnqueued(trx, [self.email])
    await container.resolve("catalogue").forgetAlerts(trx, self)
    for (const keeper of keepers) await keeper.forget(trx, customerId)
    await container.resolve("silai_whatsapp").forget(trx, customerId, self.phone)
    await container.resolve("push").forget(trx, customerId)
    await container.resolve("messaging").forget(trx, customerId, self)
    await forgetNotes(trx, customerId, self.phone)
    await forgetPerson(trx, customerId, self.phone)
    await endDevices(trx, customerId)
    await emitEvents(trx, { name: "customer.deleted", data: [{ id: customerId }] })
    return true
  })
  if (isGone) await deleteCustomerWorkflow.runDoneHooks(container, { customerId }, additionalData, { customerId })
}

async function forgetPerson(trx: Sql, customerId: string, phone: string | null): Promise<void> {
  await trx.raw(
    `delete from provider_identity where auth_identity_id in (select id from auth_identity where app_metadata ->> 'customer_id' = ?)`,
    [customerId],
  )
  await trx.raw(`delete from auth_identity where app_metadata ->> 'customer_id' = ?`, [customerId])
  await trx.raw(`delete from customer_phone where customer_id = ?`, [customerId])
  await trx.raw(`delete from otp_challenge where phone = ?`, [phone ?? ""])
  await trx.raw(`delete from password_reset where actor_id = ?`, [customerId])
  await trx.raw(`delete from known_browser where actor_id = ?`, [customerId])
  await trx.raw(`delete from customer_email_proof where customer_id = ?`, [customerId])
  await trx.raw(`delete from customer_email_former where customer_id = ?`, [customerId])
  await trx.raw(`delete from customer_email_lost where customer_id = ?`, [customerId])
  await trx.raw(`delete from email_link where customer_id = ?`, [customerId])
  await trx.raw(`delete from proof_link where customer_id = ?`, [customerId])
  await trx.raw(`delete from sign_in_change where actor_id = ?`, [customerId])
  await trx.raw(`delete from passkey where actor_id = ?`, [customerId])
  await trx.raw(`delete from passkey_challenge where actor_id = ?`, [customerId])
  await trx.raw(`delete from customer_address where customer_id = ?`, [customerId])
  // The row stays, without a name, because orders refer to it; so does the record of consent, which holds no name.
  await trx.raw(
    `update customer set email = null, phone = null, first_name = null, last_name = null, company_name = null, metadata = null, has_account = false, deleted_at = now(), updated_at = now() where id = ?`,
    [customerId],
  )
}
