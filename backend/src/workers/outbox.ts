import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { WORKERS } from "@silai/contracts/house/limits"
import { crashPoint } from "@silai/kit/crash-point"
import { ENGINE_EVENT, type Happened, OURS } from "@silai/kit/events"
import { databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import type { OutboxRow } from "@silai/kit/outbox"
import { within } from "@silai/kit/within"
import type { Worker } from "@silai/kit/worker"

/** Tries before a person must look: with growing pauses this is about a day. */
const mostTries = 15

const busAnswersWithinMs = 5_000

/**
 * What subscribers hear of one transaction, they hear in the order of writing: an event waits until those before it are sent, or given
 * up, also with several processes and after a failed try. Mails go to different people, and none waits for another.
 */
const itsTurn = `(o.written_in is null or o.id = (
  select min(b.id) from outbox b where b.written_in = o.written_in and b.status = 'waiting' and b.topic = o.topic))`
const chosen = {
  messages: `topic <> '${ENGINE_EVENT}'`,
  "engine events": `topic = '${ENGINE_EVENT}' and ${itsTurn}`,
} as const

/**
 * Tells the world one thing that was written down, at least once; the dedupe key goes along, so that a repeat is recognisable. Messages
 * and the engine's events have a worker each: where the event bus is away, no mail waits behind it.
 */
export async function deliverNext(container: MedusaContainer, which: keyof typeof chosen): Promise<boolean> {
  const database = databaseOf(container)
  const row = await one<OutboxRow>(
    database,
    `update outbox set tries = tries + 1, next_at = now() + make_interval(secs => least(7200, 10 * 2 ^ tries))
      where id = (select id from outbox o where status = 'waiting' and next_at <= now() and ${chosen[which]} order by next_at, id for update skip locked limit 1) returning *`,
  )
  if (!row) return false
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
      outbox: row.id,
      tries: row.tries,
      cause: String(error),
    })
    await database.raw(`update outbox set status = ?, last_error = ? where id = ?`, [
      status,
      String(error).slice(0, 300),
      row.id,
    ])
  }
  return true
}

async function deliver(container: MedusaContainer, row: OutboxRow): Promise<void> {
  if (row.topic === ENGINE_EVENT) return emit(container, row)
  await container.resolve("messaging").deliver({ topic: row.topic, payload: row.payload, dedupeKey: row.dedupe_key })
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

export const worker: Worker = {
  name: "house.outbox",
  everyMs: 1000,
  neglects: `exists (select 1 from outbox o where status = 'waiting' and next_at < now() - interval '${WORKERS.noticeWaitsAtMostSeconds} seconds'
    and (${chosen.messages} or ${itsTurn}))`,
  run: (container) => deliverNext(container, "messages"),
}
