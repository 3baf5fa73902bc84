import { Client } from "pg"
import { eventually } from "./eventually"
import { theShop } from "./facts"
import { sql } from "./sql"

type Held = {
  /** Asks within the transaction that holds. */
  ask(statement: string, values?: unknown[]): Promise<unknown>
  /** Waits until somebody of the shop, with a statement that has this in it, stands in the queue behind this transaction. */
  someoneWaits(statement: string): Promise<unknown>
}

/**
 * Holds what a transaction of the test's own has locked while `work` goes on, then keeps what it wrote: so that two meet for
 * certain who in the shop meet once in a thousand times. Await the other's answer outside.
 */
export async function whileHeld<T>(work: (held: Held) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: theShop().databaseUrl })
  await client.connect()
  const { pid } = (await client.query<{ pid: number }>(`select pg_backend_pid() as pid`)).rows[0]!
  // Asked outside the transaction: within one, who is at work is told as of the first time it was asked.
  const waiting = async (part: string) =>
    (
      await sql(`select 1 from pg_stat_activity where strpos(query, $2) > 0 and $1 = any(pg_blocking_pids(pid))`, [
        pid,
        part,
      ])
    ).length
  try {
    await client.query("begin")
    const done = await work({
      ask: (statement, values) => client.query(statement, values),
      someoneWaits: (part) => eventually(`somebody waits with ${part}`, () => waiting(part), 90_000),
    })
    await client.query("commit")
    return done
  } finally {
    await client.end()
  }
}
