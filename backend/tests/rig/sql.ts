import { Pool, type QueryResultRow } from "pg"
import { afterAll, inject } from "vitest"

let pool: Pool | undefined

/** Asks the shop's database itself: `await sql<{ n: number }>("select count(*)::int n from outbox")`. Closed when the file ends. */
export async function sql<Row extends QueryResultRow = QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
  if (!pool) {
    pool = new Pool({ connectionString: inject("shop").databaseUrl, max: 4 })
    // The shop is stopped after the last test; an idle line that breaks then is nobody's fault.
    pool.on("error", () => undefined)
  }
  return (await pool.query<Row>(statement, values)).rows
}

/** For a file that used `sql` in a long run; vitest ends the process otherwise. */
export const closeSqlAfterwards = () => afterAll(async () => { await pool?.end(); pool = undefined })
