import { emitEvents } from "@silai/kit/events"
import type { Database, Sql } from "@silai/kit/knex"

/**
 * Locks this customer's bag until the transaction ends: changes from all tabs, devices and the checkout are serialised,
 * so that limits over the whole bag hold and no two of them deadlock.
 */
export async function lockBag(trx: Sql, customerId: string): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`bag ${customerId}`])
}

/** Changes a customer's bag under its lock. `work` returns whether anything changed; only then is an event sent. */
export function changeBag(database: Database, customerId: string, work: (trx: Sql) => Promise<boolean>): Promise<void> {
  return database.transaction(async (trx) => {
    await lockBag(trx, customerId)
    const changed = await work(trx)
    if (changed) await emitEvents(trx, { name: "silai.bag.updated", data: [{ id: customerId }] })
  })
}
