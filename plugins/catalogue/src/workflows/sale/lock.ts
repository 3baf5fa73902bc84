import type { Sql } from "@silai/kit/knex"

const key = `hashtextextended('planned sales', 0)`

/**
 * What changes prices, or what belongs to a category, keeps planned sales as they are until its transaction ends; a change of a
 * sale waits for it, and then finds its prices. Both are the first lock of their transaction, so that no two can deadlock.
 */
export const keepSales = (trx: Sql) => trx.raw(`select pg_advisory_xact_lock_shared(${key})`)

/** One change of sales at a time. */
export const alterSales = (trx: Sql) => trx.raw(`select pg_advisory_xact_lock(${key})`)
