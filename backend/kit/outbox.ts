import type { Sql } from "./knex"

export type OutboxRow = {
  id: string
  topic: string
  dedupe_key: string
  payload: Record<string, unknown>
  tries: number
}

/**
 * Writes a message for the outside (a mail, an event) in the caller's transaction, so that it is sent exactly when the
 * change is committed. The same `dedupeKey` is written once.
 */
export async function enqueueOutbox(
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

/** Blanks messages sent to these addresses. Unsent ones are sent first, and blanked when they are old enough. */
export async function forgetEnqueued(trx: Sql, emails: readonly string[]): Promise<void> {
  await trx.raw(
    `update outbox set payload = '{}' where status <> 'waiting' and payload <> '{}'
        and lower(coalesce(payload ->> 'email', payload -> 'contact' ->> 'email')) = any(?)`,
    [emails.map((email) => email.toLowerCase())],
  )
}

/**
 * Notifies the back office's open pages (server-sent events) when the transaction commits: one notification for each of
 * `facts`.
 */
export async function notifyLive(trx: Sql, event: string, ...facts: Record<string, unknown>[]): Promise<void> {
  if (facts.length)
    await trx.raw(`select pg_notify('silai_live', told) from unnest(?::text[]) told`, [
      facts.map((one) => JSON.stringify({ event, ...one })),
    ])
}
