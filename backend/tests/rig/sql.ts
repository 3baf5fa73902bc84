import type { Sql } from "@silai/contracts/sql"
import { Pool, type QueryResultRow } from "pg"
import { afterAll } from "vitest"
import { theShop } from "./facts"

const pools = new Map<string, Pool>()

function poolOf(databaseUrl: string): Pool {
  const known = pools.get(databaseUrl)
  if (known) return known
  const pool = new Pool({ connectionString: databaseUrl, max: 4, allowExitOnIdle: true })
  // The shop is stopped after the last test; an idle connection that breaks then is not an error.
  pool.on("error", () => undefined)
  pools.set(databaseUrl, pool)
  return pool
}

/** Queries the shop's database: `await sql<{ n: number }>("select count(*)::int n from outbox")`. */
export async function sql<Row extends QueryResultRow = QueryResultRow>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await poolOf(theShop().databaseUrl).query<Row>(statement, values)).rows
}

/** The same for the shop's own functions, which mark values with `?`. */
export const shopsSql: Sql = {
  async raw<Row>(statement: string, bindings: readonly unknown[] = []) {
    let place = 0
    const rows = await sql(
      statement.replaceAll("?", () => `$${++place}`),
      [...bindings],
    )
    return { rows: rows as Row[], rowCount: rows.length }
  },
}

/** The one row that a statement must find. */
export async function oneRow<Row extends QueryResultRow = QueryResultRow>(
  statement: string,
  values: unknown[] = [],
): Promise<Row> {
  const [row] = await sql<Row>(statement, values)
  if (!row) throw new Error(`No row: ${statement}`)
  return row
}

/** For a file with many queries in a long run: closes the connections after its last test. */
export const closeSqlAfterwards = () =>
  afterAll(async () => {
    await Promise.all([...pools.values()].map((pool) => pool.end()))
    pools.clear()
  })
