import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { crashPoint } from "@silai/kit/crash-point"
import { databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import type { OutboxRow } from "@silai/kit/outbox"
import type { Worker } from "@silai/kit/worker"

/** Tries before a person must look: with growing pauses this is about a day. */
const mostTries = 15

type Messenger = {
  deliver(message: { topic: string; payload: Record<string, unknown>; dedupeKey: string }): Promise<void>
}

/** Tells the world one thing that was written down, at least once; the dedupe key goes along, so that a repeat is recognisable. */
async function deliverNext(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const row = await one<OutboxRow>(
    database,
    `update outbox set tries = tries + 1, next_at = now() + make_interval(secs => least(7200, 10 * 2 ^ tries))
      where id = (select id from outbox where status = 'waiting' and next_at <= now() order by next_at for update skip locked limit 1) returning *`,
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
  if (row.topic === "engine.event") {
    // For operators' plugins: the engine's own event, sent only after the order is kept.
    await container.resolve(Modules.EVENT_BUS).emit(row.payload as never)
    return
  }
  await (container.resolve("messaging") as unknown as Messenger).deliver({
    topic: row.topic,
    payload: row.payload,
    dedupeKey: row.dedupe_key,
  })
}

export const worker: Worker = { name: "house.outbox", everyMs: 1000, run: deliverNext }
