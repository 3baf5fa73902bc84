import type { MedusaContainer } from "@medusajs/framework/types"
import { accountRefusals, accountSays } from "@silai/contracts/account/messages"
import { devicesOf, endDevices } from "@silai/kit/devices"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { tell } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { forgetNotes } from "../customers/notes"
import { proveSelf, type Shown } from "../profile/prove"
import { readProfile } from "../profile/read"

/** What other plugins promise here: to say whether something is still going on, and to forget what is theirs to forget. */
type Till = {
  isMoneyMoving(trx: Sql, customerId: string): Promise<boolean>
  forget(trx: Sql, customerId: string, sessionIds: string[]): Promise<void>
}
type Desk = { hasOpenOrders(trx: Sql, customerId: string): Promise<boolean> }
type Keeper = { forget(trx: Sql, customerId: string): Promise<void> }

/**
 * Deletes an account: ways in, sessions, addresses, measurements, the bag and the till's notes go; placed orders keep what their invoice needs,
 * because the tax law asks for it. All in one transaction, or not at all.
 * @throws account.money_moving, account.proof_wanted, and what `proveSelf` throws
 */
export async function removeAccount(
  container: MedusaContainer,
  shopper: { sessionId: string; customerId: string },
  shown: Shown,
): Promise<void> {
  const database = databaseOf(container)
  const { customerId } = shopper
  const self = await readProfile(database, customerId)
  const proof = await proveSelf(container, shopper, self, "delete-account", shown)
  const till = container.resolve("checkout") as unknown as Till
  const desk = container.resolve("order_desk") as unknown as Desk
  const keepers = ["measurement", "bag"].map((name) => container.resolve(name) as unknown as Keeper)
  await database.transaction(async (trx) => {
    // Two deletions at once go one after the other. A payment that opens in this very moment is still placed or sent back in full:
    // the till works from its own snapshot.
    await trx.raw(`select id from customer where id = ? for update`, [customerId])
    if (await till.isMoneyMoving(trx, customerId)) throw refuse(accountRefusals.money_moving, accountSays.stillPaying)
    if (await desk.hasOpenOrders(trx, customerId)) throw refuse(accountRefusals.money_moving, accountSays.stillOpen)
    await proof(trx)
    const sessionIds = (await devicesOf(trx, customerId)).map(({ id }) => id)
    await till.forget(trx, customerId, sessionIds)
    for (const keeper of keepers) await keeper.forget(trx, customerId)
    await forgetNotes(trx, customerId, self.phone)
    await forgetPerson(trx, customerId, self.phone)
    await endDevices(trx, customerId)
    await tell(trx, "engine.event", `customer.deleted:${customerId}`, {
      name: "customer.deleted",
      data: { id: customerId },
    })
  })
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
  await trx.raw(`delete from customer_address where customer_id = ?`, [customerId])
  // The row stays, without a name, because orders point to it; so does the note of the consent, which holds no name.
  await trx.raw(
    `update customer set email = null, phone = null, first_name = null, last_name = null, company_name = null, metadata = null, has_account = false, deleted_at = now(), updated_at = now() where id = ?`,
    [customerId],
  )
}
