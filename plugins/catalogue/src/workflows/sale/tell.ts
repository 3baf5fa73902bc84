import { ENGINE_EVENT, type Happened } from "@silai/kit/events"
import type { Sql } from "@silai/kit/knex"
import { enqueueOutbox } from "@silai/kit/outbox"

export type Turn = {
  name: "silai.sale.started" | "silai.sale.ended"
  /** The price list. */
  list: string
  /** The moment, as one text for everybody who notices it. */
  at: string
  colourways: readonly string[]
}

/**
 * Tells of a sale that began or ended. The clock and an edit may both notice, in any process, and again after a
 * restart: list and moment are the key, so that it is said once.
 */
export function announceSaleTurn(trx: Sql, { name, list, at, colourways }: Turn): Promise<void> {
  const payload = { name, data: colourways.map((id) => ({ id })) } satisfies Happened
  return enqueueOutbox(trx, ENGINE_EVENT, `${name}:${list}:${at}`, payload)
}
