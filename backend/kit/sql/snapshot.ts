import type { Database, Sql } from "./knex"

/**
 * Reads with several statements from one snapshot of the database: what is committed between two of them is in neither.
 * The statements share a connection, so they run one after the other.
 */
export async function inSnapshot<T>(database: Database, read: (sql: Sql) => Promise<T>): Promise<T> {
  const trx = await database.begin()
  try {
    await trx.raw(`set transaction isolation level repeatable read, read only`)
    return await read(trx)
  } finally {
    await trx.rollback()
  }
}
