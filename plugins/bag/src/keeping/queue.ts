import type { Database, Sql } from "@silai/kit/knex"

/**
 * Waits for this customer's turn: changes of one bag, from all tabs and devices and from the till, come one after the other, so that
 * limits over the whole bag hold and no two of them wait for each other in a ring. Ends with the transaction.
 */
export async function takeTurn(trx: Sql, customerId: string): Promise<void> {
  await trx.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`bag ${customerId}`])
}

export function inTurn<T>(database: Database, customerId: string, work: (trx: Sql) => Promise<T>): Promise<T> {
  return database.transaction(async (trx) => {
    await takeTurn(trx, customerId)
    return work(trx)
  })
}
