import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { present } from "@silai/contracts/present"
import type { Sql } from "@silai/contracts/sql"
import { createHash } from "node:crypto"
import { actorNow } from "./acting"

/** The part of knex that our SQL uses. */
export type { Sql }
export type Database = Sql & {
  transaction<T>(work: (trx: Sql) => Promise<T>): Promise<T>
  /** A transaction that only reads, until it is rolled back. */
  begin(): Promise<Sql & { rollback(): Promise<unknown> }>
  client: { pool: { numUsed(): number; numFree(): number; numPendingAcquires(): number } }
}

/** The part of it that the engine's knex has. */
type Pool = Omit<Database, "begin" | "transaction"> & {
  transaction: Database["transaction"] & Database["begin"]
}

const known = new WeakMap<Pool, Database>()

/** The engine's own pool. A staff member's transaction names them, for the log of acts (`audit_change`). */
export function databaseOf(container: MedusaContainer): Database {
  const pool = container.resolve<Pool>(ContainerRegistrationKeys.PG_CONNECTION)
  const database = known.get(pool) ?? withActors(pool)
  known.set(pool, database)
  return database
}

const withActors = (pool: Pool): Database => ({
  raw: (statement, bindings) => pool.raw(statement, bindings),
  client: pool.client,
  begin: () => pool.transaction(),
  transaction: (work) => {
    const actor = actorNow()
    if (!actor) return pool.transaction(work)
    return pool.transaction(async (trx) => {
      await trx.raw(`select set_config('silai.actor', ?, true)`, [JSON.stringify(actor)])
      return work(trx)
    })
  },
})

/** First row of a statement, or null. */
export async function one<T>(sql: Sql, statement: string, bindings: readonly unknown[] = []): Promise<T | null> {
  const { rows } = await sql.raw<T>(statement, bindings)
  return rows[0] ?? null
}

/** The row that a statement always returns: of a count, of a row just written. @throws an Error that names the statement */
export async function only<T>(sql: Sql, statement: string, bindings: readonly unknown[] = []): Promise<T> {
  return present(await one<T>(sql, statement, bindings), `a row of ${statement.slice(0, 80)}`)
}

export async function many<T>(sql: Sql, statement: string, bindings: readonly unknown[] = []): Promise<T[]> {
  return (await sql.raw<T>(statement, bindings)).rows
}

const names = new Map<string, string>()
const nameOf = (statement: string): string => {
  const known = names.get(statement)
  if (known) return known
  const name = createHash("sha256").update(statement).digest("base64url")
  names.set(statement, name)
  return name
}

/**
 * Like `many`, as a named prepared statement, for the few statements of nearly every page and of a busy checkout: each connection
 * parses and plans it once. Its text must be one of a few fixed ones, because each stays prepared for good.
 */
export async function manyPrepared<T>(sql: Sql, statement: string, bindings: readonly unknown[]): Promise<T[]> {
  const asked = sql.raw<T>(statement, bindings) as ReturnType<typeof sql.raw<T>> & {
    options(more: { name: string }): ReturnType<typeof sql.raw<T>>
  }
  return (await asked.options({ name: nameOf(statement) })).rows
}
