import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"

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
