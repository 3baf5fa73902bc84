import type { Sql } from "@silai/kit/knex"

const key = `hashtextextended('planned sales', 0)`

/**
 * Shared lock for every change of prices, or of the products in a category: planned sales stay as they are until its
 * transaction ends. A change of a sale waits for it, and then reads its prices. Both locks are the first of their
 * transaction, so that no two can deadlock.
 */
export const lockSalesShared = (trx: Sql) => trx.raw(`select pg_advisory_xact_lock_shared(${key})`)

/** One change of sales at a time. */
export const lockSales = (trx: Sql) => trx.raw(`select pg_advisory_xact_lock(${key})`)
