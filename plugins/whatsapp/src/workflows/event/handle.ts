import type { MedusaContainer } from "@medusajs/framework/types"
import { CHAT_EVENTS } from "@silai/contracts/whatsapp/limits"
import { type BackOff, pauseAfter } from "@silai/kit/back-off"
import { emitEvents } from "@silai/kit/events"
import { type Database, databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { readMessage, readStatus } from "../../rules/inbound"
import { receive } from "./receive"
import { report } from "./report"

const RETRY: BackOff = { first: 1, longest: 900 }

/** `place` is the order of arrival: PostgreSQL's bigint, as text. */
type Row = { key: string; kind: string; body: string; place: string; tries: number }

/**
 * Handles one stored event, and marks it as handled in the same transaction: a killed process has done all of it or
 * nothing. A failed event is retried with growing pauses, for about an hour; then it waits for a person, and the staff
 * who see the shop's health are notified. The body of a handled event is erased: its content is in the thread.
 */
export async function handleNextEvent(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const taken: { row: Row | null } = { row: null }
  try {
    return await database.transaction(async (trx) => {
      const row = await one<Row>(
        trx,
        `select key, kind, body, place, tries from whatsapp_event where handled_at is null and given_up_at is null and next_at <= now()
          order by next_at, place limit 1 for update skip locked`,
      )
      if (!row) return false
      taken.row = row
      await handle(container, trx, row)
      await trx.raw(
        `update whatsapp_event set handled_at = now(), tries = tries + 1, body = '', last_error = null where key = ?`,
        [row.key],
      )
      return true
    })
  } catch (error) {
    if (!taken.row) throw error
    await failed(database, taken.row, error)
    return true
  }
}

async function handle(container: MedusaContainer, trx: Sql, { kind, body, place }: Row): Promise<void> {
  if (kind === "message") await receive(container, trx, readMessage(body), place)
  else if (kind === "status") await report(trx, readStatus(body))
  else if (kind === "odd") throw new Error("It cannot be read.")
}

async function failed(database: Database, { key, kind, tries }: Row, error: unknown): Promise<void> {
  const isOver = kind === "odd" || tries + 1 >= CHAT_EVENTS.mostTries
  // A shape's fault would quote the message.
  const cause = error instanceof Error && error.name !== "ZodError" ? error.message : "its shape is not known"
  log(isOver ? "error" : "warn", isOver ? "WhatsApp event given up" : "WhatsApp event not handled", {
    event: key,
    tries: tries + 1,
    cause: cause.slice(-300),
  })
  await database.transaction(async (trx) => {
    const row = await one(
      trx,
      `update whatsapp_event set tries = tries + 1, last_error = ?, next_at = now() + make_interval(secs => ?),
              given_up_at = case when ?::boolean then now() end where key = ? and handled_at is null and given_up_at is null returning 1`,
      [cause.slice(-300), pauseAfter(RETRY, tries + 1), isOver, key],
    )
    if (row && isOver) await emitEvents(trx, { name: "silai.whatsapp.webhook_unread", data: [{ id: key }] })
  })
}
