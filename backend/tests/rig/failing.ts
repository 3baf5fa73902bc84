import { randomUUID } from "node:crypto"
import type { ListenerName } from "@silai/contracts/listeners"
import { eventually } from "./eventually"
import { sql } from "./sql"

/** Which statement fails: one kind of change of one table, for rows where this is true. */
export type Failing = { insert?: string; update?: string; delete?: string; when: string }

/** Makes a statement fail in the database, as a full disk or a lost connection would. @returns what repairs it */
export async function failing({ when, ...change }: Failing): Promise<() => Promise<unknown>> {
  const [[kind, table]] = Object.entries(change) as [[string, string]]
  const name = `failing_${randomUUID().replaceAll("-", "")}`
  await sql(
    `create function ${name}() returns trigger language plpgsql as 'begin raise exception ''failing on purpose''; end'`,
  )
  await sql(`create trigger ${name} before ${kind} on ${table} for each row when (${when}) execute function ${name}()`)
  return () => sql(`drop function ${name} cascade`)
}

export async function whileFailing<T>(fault: Failing, work: () => Promise<T>): Promise<T> {
  const endFault = await failing(fault)
  try {
    return await work()
  } finally {
    await endFault()
  }
}

/** Waits until this listener has failed with its event of this id. */
export const untilFailed = (listener: ListenerName, id: string) =>
  eventually(
    `${listener} has failed`,
    async () =>
      (
        await sql(
          `select 1 from outbox where listener = $1 and status = 'waiting' and last_error is not null and payload -> 'data' -> 0 ->> 'id' = $2`,
          [listener, id],
        )
      ).length > 0,
  )

/** Skips the pause before this listener's next try. */
export const soonTriedAgain = (listener: ListenerName) =>
  sql(`update outbox set next_at = now() where listener = $1 and status = 'waiting'`, [listener])
