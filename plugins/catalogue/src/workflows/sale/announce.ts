import { ENGINE_EVENT, type Happened } from "@silai/kit/events"
import type { Sql } from "@silai/kit/knex"
import { enqueueOutbox } from "@silai/kit/outbox"

export type Turn = {
  name: "silai.sale.started" | "silai.sale.ended"
  /** The price list. */
  list: string
  /** The moment, as the same text for every process that notices it. */
  at: string
  colourways: readonly string[]
}

/**
 * Announces a sale that began or ended. The worker and an edit may both notice it, in any process, and again after a
 * restart: list and moment are the key, so that it is sent once.
 */
export function announceSaleTurn(trx: Sql, { name, list, at, colourways }: Turn): Promise<void> {
  const payload = { name, data: colourways.map((id) => ({ id })) } satisfies Happened
  return enqueueOutbox(trx, ENGINE_EVENT, `${name}:${list}:${at}`, payload)
}
