import type { Sql } from "./knex"

/**
 * A statement that takes the advisory lock of each key by this function of PostgreSQL, sorted, so that two who take several never wait for each
 * other crosswise. Binding: the keys. The hash is one for all who lock a thing by its id: our transactions and the engine's workflows.
 */
export const takeKeys = (take: "pg_advisory_xact_lock" | "pg_try_advisory_xact_lock", keys: string): string =>
  `select ${take}(turn.key) as got from (select distinct hashtextextended(word, 0) as key from unnest(${keys}::text[]) as word order by 1) turn`

/** Locks these keys until the transaction ends. They end with it, also when its connection dies. Always before rows: who has a key may wait for a row. */
export const lockKeys = (trx: Sql, keys: readonly string[]): Promise<unknown> =>
  trx.raw(takeKeys("pg_advisory_xact_lock", "?"), [[...keys]])
