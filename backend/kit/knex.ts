import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Sql } from "@silai/contracts/sql"
import { createHash } from "node:crypto"

/** The part of knex that our SQL stands on. */
export type { Sql }
export type Database = Sql & {
  transaction<T>(work: (trx: Sql) => Promise<T>): Promise<T>
  client: { pool: { numUsed(): number; numFree(): number } }
}

export function databaseOf(container: MedusaContainer): Database {
  return container.resolve<Database>(ContainerRegistrationKeys.PG_CONNECTION)
}

/** First row of a statement, or null. */
export async function one<T>(sql: Sql, statement: string, bindings: readonly unknown[] = []): Promise<T | null> {
  const { rows } = await sql.raw<T>(statement, bindings)
  return rows[0] ?? null
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
 * Like `many`, as a named prepared statement, for the few statements of nearly every page, and of a rush at the till: each connection parses and
 * plans it once. Its text must be one of a few fixed ones, because each stays prepared for good.
 */
export async function manyKept<T>(sql: Sql, statement: string, bindings: readonly unknown[]): Promise<T[]> {
  const asked = sql.raw<T>(statement, bindings) as ReturnType<typeof sql.raw<T>> & {
    options(more: { name: string }): ReturnType<typeof sql.raw<T>>
  }
  return (await asked.options({ name: nameOf(statement) })).rows
}
