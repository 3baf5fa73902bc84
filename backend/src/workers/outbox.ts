import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { WORKERS } from "@silai/contracts/house/limits"
import type { EventName } from "@silai/contracts/events"
import { LISTENER_NAMES, type ListenerName } from "@silai/contracts/listeners"
import { type BackOff, leaseOf, pauseAfter } from "@silai/kit/back-off"
import { crashPoint } from "@silai/kit/crash-point"
import { BUS, ENGINE_EVENT, type Happened, OURS, queueFor, queueOldEvent } from "@silai/kit/events"
import { type Database, databaseOf, many, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import type { OutboxRow } from "@silai/kit/outbox"
import { span } from "@silai/kit/tracing"
import { within } from "@silai/kit/within"
import type { Worker } from "@silai/kit/worker"
import { listenerOf } from "../listeners"

/** Tries before a person must look: with growing pauses this is about a day. */
const mostTries = 15
const RETRY: BackOff = { first: 10, longest: 7_200 }

/** Well within the shortest lease. */
const RENEW_CLAIM_EVERY_MS = (RETRY.first * 1_000) / 3

const busAnswersWithinMs = 5_000

/**
 * Operators' plugins get the events of one transaction in the order of writing: an event waits until those before it are sent, or
 * given up, also with several processes and after a failed try. Mails go to different people, and none waits for another; nor do
 * the shop's own listeners, which read the current state.
 */
const itsTurn = `(o.written_in is null or o.id = (
  select min(b.id) from outbox b where b.written_in = o.written_in and b.status = 'waiting' and b.topic = o.topic and coalesce(b.listener, '${BUS}') = '${BUS}'))`

/** The rows that a worker takes, and how many at once: a listener that waits for a gateway delays few others. */
const chosen = {
  messages: { which: `topic <> '${ENGINE_EVENT}'`, atOnce: 1 },
  "engine events": {
    which: `topic = '${ENGINE_EVENT}' and coalesce(listener, '${BUS}') = '${BUS}' and ${itsTurn}`,
    atOnce: 1,
  },
  // A listener of a newer version is that version's: its rows wait for it.
  listeners: {
    which: `listener <> '${BUS}' and listener in (${LISTENER_NAMES.map((name) => `'${name}'`).join(", ")})`,
    atOnce: 5,
  },
} as const

/**
 * Sends what was written, at least once; the dedupe key goes along, so that a repeat is recognisable. Messages, operators'
 * plugins and the shop's own listeners have a worker each: when the event bus is away, nothing else waits behind it.
 */
export async function deliverNext(container: MedusaContainer, whose: keyof typeof chosen): Promise<boolean> {
  const { which, atOnce } = chosen[whose]
  const rows = await many<Row>(
    databaseOf(container),
    `update outbox set tries = tries + 1, next_at = now() + ${leaseOf(RETRY)}
      where id = any(array(select id from outbox o where status = 'waiting' and next_at <= now() and ${which} order by next_at, id for update skip locked limit ${atOnce})) returning *`,
  )
  await Promise.all(rows.map((row) => deliverOne(container, row)))
  return rows.length > 0
}

/** When the next row is due, as SQL. */
export const nextOf = (whose: keyof typeof chosen) =>
  `(select next_at from outbox o where status = 'waiting' and ${chosen[whose].which} order by next_at, id limit 1)`

type Row = OutboxRow & { listener: string | null }

async function deliverOne(container: MedusaContainer, row: Row): Promise<void> {
  const database = databaseOf(container)
  try {
    crashPoint("before-send")
    await whileClaimed(database, row, () =>
      span(spanOf(row), { outbox: row.id, tries: row.tries }, () => deliver(container, row), row.traceparent),
    )
    crashPoint("after-send")
    await database.raw(`update outbox set status = 'sent', sent_at = now(), last_error = null where id = ?`, [row.id])
  } catch (error) {
    const isHopeless = row.tries >= mostTries || (error as { kind?: string }).kind === "permanent"
    const status = isHopeless ? "given_up" : "waiting"
    log(status === "given_up" ? "error" : "warn", "not delivered", {
      topic: row.topic,
      listener: row.listener,
      outbox: row.id,
      tries: row.tries,
      cause: String(error),
    })
    await database.transaction(async (trx) => {
      const pause = Math.max(pauseOf(error), pauseAfter(RETRY, row.tries))
      const failed = await one(
        trx,
        `update outbox set status = ?, last_error = ?, next_at = now() + make_interval(secs => ?)
          where id = ? and ${isOurTry} returning 1`,
        [status, whyOf(error).slice(0, 300), pause, row.id, row.tries],
      )
      if (failed && isHopeless && !isOfNotifying(row))
        await queueFor(trx, "notification.failed", { id: row.id, what: whatOf(row) })
    })
  }
}

/** False once another process has claimed the row since, or sent it: what this try came to no longer counts. */
const isOurTry = `status = 'waiting' and tries = ?`

/**
 * Keeps the claim of a row while it is sent: a mail may take longer than the lease, and another process would send it
 * once more. The lease stays short, so that what a killed process had claimed is sent soon.
 */
async function whileClaimed(database: Database, { id, tries }: Row, work: () => Promise<unknown>): Promise<void> {
  const renewClaims = () =>
    database
      .raw(
        `update outbox set next_at = greatest(next_at, now() + make_interval(secs => ?)) where id = ? and ${isOurTry}`,
        [RETRY.first, id, tries],
      )
      .catch(() => undefined)
  const keeping = setInterval(() => void renewClaims(), RENEW_CLAIM_EVERY_MS)
  try {
    await work()
  } finally {
    clearInterval(keeping)
  }
}

const NOTIFIED: EventName = "silai.staff-notification.added"
/** A notification that fails is no reason for another one, or they would never end. */
const isOfNotifying = ({ listener, payload }: Row): boolean =>
  /^(notification|push)\./.test(listener ?? "") || payload.name === NOTIFIED

/** The pause in seconds that the other side has asked for (`waitSeconds`): its next try is not before. */
const pauseOf = (error: unknown): number => Number((error as { waitSeconds?: number } | null)?.waitSeconds ?? 0)

/** The name of failed work in the list: the message, the event or the listener. */
const whatOf = ({ topic, listener, payload }: Row): string => {
  if (topic !== ENGINE_EVENT) return topic
  return listener === null || listener === BUS ? String(payload.name) : listener
}

/** A mail by its topic, an event by its name and receiver. */
const spanOf = ({ topic, listener, payload }: Row) =>
  topic === ENGINE_EVENT ? `send ${String(payload.name)} to ${listener ?? BUS}` : `send ${topic}`

/** Of a failed statement only the database's message: the statement itself would fill the line. */
function whyOf(error: unknown): string {
  const text = String(error)
  const isOfDatabase = error instanceof Error && "severity" in error
  return isOfDatabase ? text.slice(text.lastIndexOf(" - ") + 3) : text
}

async function deliver(container: MedusaContainer, row: Row): Promise<void> {
  if (row.topic !== ENGINE_EVENT) {
    const { topic, payload, dedupe_key: dedupeKey } = row
    await container.resolve("messaging").deliver({ topic, payload, dedupeKey })
    return
  }
  if (row.listener === null) await queueOldEvent(databaseOf(container), row)
  if (row.listener === null || row.listener === BUS) return emit(container, row)
  const { name, data } = row.payload as Happened
  if (row.tries === 1) crashPoint("before-listener")
  // A row of a listener has the data of one event.
  await listenerOf(row.listener as ListenerName).run(container, { name, data: data[0]! })
  if (row.tries === 1) crashPoint("after-listener")
}

/**
 * For operators' plugins: the engine's own event, sent only after the order is committed. The timeout is for an
 * unreachable Redis, which never replies.
 */
async function emit(container: MedusaContainer, { payload }: OutboxRow): Promise<void> {
  const { name, data } = payload as Happened
  const emitted = container.resolve(Modules.EVENT_BUS).emit(data.map((one) => ({ name, data: one, metadata: OURS })))
  await within(busAnswersWithinMs, emitted, "The event bus does not answer.")
}

const waitsTooLong = (whose: readonly (keyof typeof chosen)[]) =>
  `exists (select 1 from outbox o where status = 'waiting' and next_at < now() - interval '${WORKERS.noticeWaitsAtMostSeconds} seconds'
    and (${whose.map((one) => chosen[one].which).join(" or ")}))`

export const worker: Worker = {
  name: "house.outbox",
  everyMs: 60_000,
  nextAt: nextOf("messages"),
  neglects: waitsTooLong(["messages", "engine events", "listeners"]),
  run: (container) => deliverNext(container, "messages"),
}
