import { Pool, type QueryResultRow } from "pg"
import { afterAll } from "vitest"
import { theShop } from "./facts"

const pools = new Map<string, Pool>()

function poolOf(databaseUrl: string): Pool {
  const known = pools.get(databaseUrl)
  if (known) return known
  const pool = new Pool({ connectionString: databaseUrl, max: 4, allowExitOnIdle: true })
  // The shop is stopped after the last test; an idle line that breaks then is nobody's fault.
  pool.on("error", () => undefined)
  pools.set(databaseUrl, pool)
  return pool
}

/** Asks the shop's database itself: `await sql<{ n: number }>("select count(*)::int n from outbox")`. */
export async function sql<Row extends QueryResultRow = QueryResultRow>(
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await poolOf(theShop().databaseUrl).query<Row>(statement, values)).rows
}

/** For a file that asks much in a long run: gives the lines back when its last test is done. */
export const closeSqlAfterwards = () =>
  afterAll(async () => {
    await Promise.all([...pools.values()].map((pool) => pool.end()))
    pools.clear()
  })
