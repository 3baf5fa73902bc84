import { UNPROVEN_MAIL } from "@silai/contracts/house/limits"
import { isLetterTopic } from "@silai/contracts/messaging/topics"
import { FAILED_LIST } from "@silai/contracts/notice/limits"
import { many, one, only, type Sql } from "./knex"
import { countWithin } from "../session/rate-limit"
import { hashOf } from "../session/sessions"
import { traceparent } from "../process/tracing"

export type OutboxRow = {
  id: string
  topic: string
  dedupe_key: string
  payload: Record<string, unknown>
  tries: number
  /** The trace in which it was written; null without tracing. */
  traceparent: string | null
}

/** A mail to a buyer without an e-mail: an order by phone may have none. */
const isToNoOne = (topic: string, { email, contact }: { email?: unknown; contact?: { email?: unknown } }): boolean =>
  isLetterTopic(topic) && (email ?? contact?.email) === ""

/**
 * Stores an outgoing message (a mail, an event) in the caller's transaction, so that it is sent exactly when the change is
 * committed. The same `dedupeKey` is written once; a mail without an address never.
 */
export async function enqueueOutbox(
  trx: Sql,
  topic: string,
  dedupeKey: string,
  payload: Record<string, unknown>,
): Promise<void> {
  if (isToNoOne(topic, payload)) return
  await trx.raw(
    `insert into outbox (topic, dedupe_key, payload, traceparent) values (?, ?, ?::jsonb, ?) on conflict (dedupe_key) do nothing`,
    [topic, dedupeKey, JSON.stringify(payload), traceparent()],
  )
}

/**
 * Stores a mail to an address that its sender, an account or an order, has not proven to be its own. Past the limits it
 * is not stored: the shop must not be a way to fill a stranger's mailbox. Returns the seconds until the next is, 0 when
 * this one is.
 */
export async function enqueueUnproven(
  trx: Sql,
  { sender, email }: { sender: string; email: string },
  ...[topic, dedupeKey, payload]: [topic: string, dedupeKey: string, payload: Record<string, unknown>]
): Promise<number> {
  const wait =
    (await countWithin(trx, "mail_from", sender, UNPROVEN_MAIL.perSender)) ||
    (await countWithin(trx, "mail_to", hashOf(email.toLowerCase()), UNPROVEN_MAIL.perAddress))
  if (wait === 0) await enqueueOutbox(trx, topic, dedupeKey, payload)
  return wait
}

/** Rows that go to an order's contact, apart from the mail to its previous address. */
const toContact = `topic <> 'engine.event' and payload ->> 'orderNumber' is not null and payload ->> 'news' is distinct from 'elsewhere'`

/**
 * Sends what is not sent yet about an order to its buyer's corrected contact, with a link that works; mails to the
 * previous address stay.
 */
export async function readdressEnqueued(
  trx: Sql,
  { orderNumber, email, phone, key }: Record<"orderNumber" | "email" | "phone" | "key", string>,
): Promise<void> {
  await trx.raw(
    `update outbox set payload = regexp_replace((case
        when payload -> 'contact' -> 'phone' is not null then jsonb_set(jsonb_set(payload, '{contact,email}', to_jsonb(?::text)), '{contact,phone}', to_jsonb(?::text))
        when payload -> 'contact' -> 'email' is not null then jsonb_set(payload, '{contact,email}', to_jsonb(?::text))
        when payload -> 'email' is not null then jsonb_set(payload, '{email}', to_jsonb(?::text))
        else payload end)::text, '#key=[^"]+', ?, 'g')::jsonb
      where status in ('waiting', 'given_up') and ${toContact} and payload ->> 'orderNumber' = ?`,
    [email, phone, email, email, `#key=${key}`, orderNumber],
  )
}

/** Blanks messages sent to these addresses. Unsent ones are sent first, and blanked later. */
export async function forgetEnqueued(trx: Sql, emails: readonly string[]): Promise<void> {
  await trx.raw(
    `update outbox set payload = '{}' where status <> 'waiting' and payload <> '{}'
        and lower(coalesce(payload ->> 'email', payload -> 'contact' ->> 'email')) = any(?)`,
    [emails.map((email) => email.toLowerCase())],
  )
}

const failedForGood = `status = 'given_up' and payload <> '{}' and put_aside_at is null`

export type FailedRow = {
  id: string
  topic: string
  listener: string | null
  event: string | null
  tries: number
  last_error: string | null
  order_number: string | null
  person: string | null
  to_contact: boolean
  created_at: Date
}

/** The rows that failed for good and can still be tried again, latest first, and their number. */
export async function listFailed(sql: Sql): Promise<{ rows: FailedRow[]; total: number }> {
  const [rows, total] = await Promise.all([
    many<FailedRow>(
      sql,
      `select id, topic, listener, payload ->> 'name' as event, tries, last_error, created_at,
              payload ->> 'orderNumber' as order_number, (${toContact}) as to_contact,
              case when topic <> 'engine.event' then coalesce(payload -> 'contact' ->> 'name', payload ->> 'name') end as person
         from outbox
        where ${failedForGood} order by created_at desc, id desc limit ?`,
      [FAILED_LIST.most],
    ),
    countFailed(sql),
  ])
  return { rows, total }
}

export const countFailed = async (sql: Sql): Promise<number> =>
  (await only<{ count: number }>(sql, `select count(*)::int as count from outbox where ${failedForGood}`)).count

/**
 * Lists a message as failed that its provider took, and later reported as not delivered.
 * @returns its id and topic; null where it is not known, or blanked since
 * @throws Error while it is still being sent: the report came first
 */
export async function markUndelivered(
  trx: Sql,
  dedupeKey: string,
  why: string,
): Promise<{ id: string; topic: string } | null> {
  const row = await one<{ id: string; topic: string; status: string }>(
    trx,
    `select id, topic, status from outbox where dedupe_key = ? and payload <> '{}' for update`,
    [dedupeKey],
  )
  if (row?.status === "waiting") throw new Error("The message is still being sent.")
  if (row?.status !== "sent") return null
  await trx.raw(`update outbox set status = 'given_up', last_error = ? where id = ?`, [why, row.id])
  return row
}

/** @returns whether it was on the list */
export const tryFailedAgain = async (sql: Sql, id: string): Promise<boolean> =>
  (await one(
    sql,
    `update outbox set status = 'waiting', tries = 0, next_at = now() where id = ? and ${failedForGood} returning 1`,
    [id],
  )) !== null

/** @returns whether it was on the list */
export const putFailedAside = async (sql: Sql, id: string): Promise<boolean> =>
  (await one(sql, `update outbox set put_aside_at = now() where id = ? and ${failedForGood} returning 1`, [id])) !==
  null

/**
 * Notifies the back office's open pages (server-sent events) when the transaction commits: one notification for each of
 * `facts`.
 */
export async function notifyLive(trx: Sql, event: string, ...facts: Record<string, unknown>[]): Promise<void> {
  if (facts.length)
    await trx.raw(`select pg_notify('silai_live', facts) from unnest(?::text[]) facts`, [
      facts.map((one) => JSON.stringify({ event, ...one })),
    ])
}
