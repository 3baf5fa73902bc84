import type { Sql } from "./knex"

export type OutboxRow = {
  id: string
  topic: string
  dedupe_key: string
  payload: Record<string, unknown>
  tries: number
}

/**
 * Writes down something to tell the world (a mail, a message), in the caller's transaction, so that it is said exactly
 * when the change it speaks of is kept. The same `dedupeKey` is told once.
 */
export async function tell(
  trx: Sql,
  topic: string,
  dedupeKey: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await trx.raw(
    `insert into outbox (topic, dedupe_key, payload) values (?, ?, ?::jsonb) on conflict (dedupe_key) do nothing`,
    [topic, dedupeKey, JSON.stringify(payload)],
  )
}

/** Wakes the back office's open pages (server-sent events) when the transaction commits: one ring for each of `facts`. */
export async function ring(trx: Sql, event: string, ...facts: Record<string, unknown>[]): Promise<void> {
  if (facts.length)
    await trx.raw(`select pg_notify('silai_live', told) from unnest(?::text[]) told`, [
      facts.map((one) => JSON.stringify({ event, ...one })),
    ])
}
