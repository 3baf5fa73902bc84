import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { createHash } from "node:crypto"

type Rows<T> = { rows: T[]; rowCount: number }

/** The part of knex that our SQL stands on: raw statements with `?` bindings, on the pool or in a transaction. */
export type Sql = {
  raw<T = Record<string, unknown>>(statement: string, bindings?: readonly unknown[]): Promise<Rows<T>>
}
export type Database = Sql & {
  transaction<T>(work: (trx: Sql) => Promise<T>): Promise<T>
  client: { pool: { numUsed(): number; numFree(): number } }
}

export function databaseOf(container: MedusaContainer): Database {
  return container.resolve(ContainerRegistrationKeys.PG_CONNECTION) as unknown as Database
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
 * Like `many`, for the few statements that nearly every page asks: each connection parses and plans it once and keeps it under a name.
 * Its text must be one of a few fixed ones, for each is kept for good.
 */
export async function manyKept<T>(sql: Sql, statement: string, bindings: readonly unknown[]): Promise<T[]> {
  const asked = sql.raw<T>(statement, bindings) as Promise<Rows<T>> & {
    options(more: { name: string }): Promise<Rows<T>>
  }
  return (await asked.options({ name: nameOf(statement) })).rows
}
