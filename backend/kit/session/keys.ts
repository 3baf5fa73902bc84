import type { Sql } from "../sql/knex"

/**
 * A statement that takes the advisory lock of each key by this function of PostgreSQL, sorted, so that two transactions that take
 * several never deadlock. Binding: the keys. Our transactions and the engine's workflows use the same hash of an id.
 */
export const takeKeys = (take: "pg_advisory_xact_lock" | "pg_try_advisory_xact_lock", keys: string): string =>
  `select ${take}(turn.key) as got from (select distinct hashtextextended(word, 0) as key from unnest(${keys}::text[]) as word order by 1) turn`

/**
 * Locks these keys until the transaction ends. They end with it, also when its connection dies. Always before rows: a holder of a
 * key may wait for a row.
 */
export const lockKeys = (trx: Sql, keys: readonly string[]): Promise<unknown> =>
  trx.raw(takeKeys("pg_advisory_xact_lock", "?"), [[...keys]])
