import { Client } from "pg"
import { eventually } from "./eventually"
import { theShop } from "./facts"
import { sql } from "./sql"

type Held = {
  /** Runs a statement within the holding transaction. */
  ask(statement: string, values?: unknown[]): Promise<unknown>
  /** Waits until one of the shop's statements that contains this text waits for this transaction. */
  someoneWaits(statement: string): Promise<{
    /** False once that same transaction has given up, even if another now waits. */
    stillWaits(): Promise<boolean>
  }>
}
type Waiting = { pid: number; since: string }

/**
 * Holds the locks of a transaction while `work` runs, then commits it: this forces a race that would happen once in a
 * thousand times in the shop. Await the other's reply outside.
 */
export async function whileHeld<T>(work: (held: Held) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: theShop().databaseUrl })
  await client.connect()
  const { pid } = (await client.query<{ pid: number }>(`select pg_backend_pid() as pid`)).rows[0]!
  // Queried outside the transaction: within one, pg_stat_activity stays as it was at the first query.
  const waiting = (part: string) =>
    sql<Waiting>(
      `select pid, xact_start::text as since from pg_stat_activity where strpos(query, $2) > 0 and $1 = any(pg_blocking_pids(pid))`,
      [pid, part],
    )
  const someoneWaits = async (part: string) => {
    const first = await eventually(`a statement waits with ${part}`, async () => (await waiting(part))[0], 90_000)
    const isFirst = (one: Waiting) => one.pid === first.pid && one.since === first.since
    return { stillWaits: async () => (await waiting(part)).some(isFirst) }
  }
  try {
    await client.query("begin")
    const done = await work({
      ask: (statement, values) => client.query(statement, values),
      someoneWaits,
    })
    await client.query("commit")
    return done
  } finally {
    await client.end()
  }
}
