import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { WORKERS } from "@silai/contracts/house/limits"
import { LISTENER_NAMES, type ListenerName } from "@silai/contracts/listeners"
import { crashPoint } from "@silai/kit/crash-point"
import { BUS, ENGINE_EVENT, type Happened, leaveOldEvent, OURS } from "@silai/kit/events"
import { databaseOf, many } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import type { OutboxRow } from "@silai/kit/outbox"
import { within } from "@silai/kit/within"
import type { Worker } from "@silai/kit/worker"
import { listenerOf } from "../listeners"

/** Tries before a person must look: with growing pauses this is about a day. */
const mostTries = 15

const busAnswersWithinMs = 5_000

/**
 * What operators' plugins hear of one transaction, they hear in the order of writing: an event waits until those before it are sent, or given
 * up, also with several processes and after a failed try. Mails go to different people, and none waits for another; nor do the shop's own listeners,
 * which read what is so by then.
 */
const itsTurn = `(o.written_in is null or o.id = (
  select min(b.id) from outbox b where b.written_in = o.written_in and b.status = 'waiting' and b.topic = o.topic and coalesce(b.listener, '${BUS}') = '${BUS}'))`

/** What a worker takes, and how much of it at once: a listener that waits for a gateway holds up few others. */
const chosen = {
  messages: { which: `topic <> '${ENGINE_EVENT}'`, atOnce: 1 },
  "engine events": {
    which: `topic = '${ENGINE_EVENT}' and coalesce(listener, '${BUS}') = '${BUS}' and ${itsTurn}`,
    atOnce: 1,
  },
  // A listener that a newer version has is that version's: its rows wait for it.
  listeners: {
    which: `listener <> '${BUS}' and listener in (${LISTENER_NAMES.map((name) => `'${name}'`).join(", ")})`,
    atOnce: 5,
  },
} as const

/**
 * Tells the world what was written down, at least once; the dedupe key goes along, so that a repeat is recognisable. Messages, operators'
 * plugins and the shop's own listeners have a worker each: where the event bus is away, nothing else waits behind it.
 */
export async function deliverNext(container: MedusaContainer, whose: keyof typeof chosen): Promise<boolean> {
  const { which, atOnce } = chosen[whose]
  const rows = await many<Row>(
    databaseOf(container),
    `update outbox set tries = tries + 1, next_at = now() + make_interval(secs => least(7200, 10 * 2 ^ tries))
      where id = any(array(select id from outbox o where status = 'waiting' and next_at <= now() and ${which} order by next_at, id for update skip locked limit ${atOnce})) returning *`,
  )
  await Promise.all(rows.map((row) => deliverOne(container, row)))
  return rows.length > 0
}

type Row = OutboxRow & { listener: string | null }

async function deliverOne(container: MedusaContainer, row: Row): Promise<void> {
  const database = databaseOf(container)
  try {
    crashPoint("before-send")
    await deliver(container, row)
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
    await database.raw(`update outbox set status = ?, last_error = ? where id = ?`, [
      status,
      whyOf(error).slice(0, 300),
      row.id,
    ])
  }
}

/** Of a statement that failed, what the database said of it: the statement itself would fill the line. */
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
  if (row.listener === null) await leaveOldEvent(databaseOf(container), row)
  if (row.listener === null || row.listener === BUS) return emit(container, row)
  const { name, data } = row.payload as Happened
  if (row.tries === 1) crashPoint("before-listener")
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
  everyMs: 1000,
  neglects: waitsTooLong(["messages", "engine events", "listeners"]),
  run: (container) => deliverNext(container, "messages"),
}
