import type { EventData, EventName } from "@silai/contracts/events"
import { newId } from "./ids"
import type { Sql } from "./knex"

/** The outbox topic of what goes to the engine's event bus. */
export const ENGINE_EVENT = "engine.event"

/** The mark on what the shop itself sends, under names that the engine's own workflows send, too. */
export const OURS = { sent_by: "silai" } as const
/** Whether the shop itself has sent this: its own subscribers know it already. */
export const isOurs = ({ metadata }: { metadata?: Record<string, unknown> }): boolean =>
  metadata?.sent_by === OURS.sent_by

/** One kind of change and whom it was about: `{ name: "product.updated", data: [{ id }] }`. Without data nothing has happened. */
export type Happened = { [Name in EventName]: { name: Name; data: readonly EventData<Name>[] } }[EventName]

/**
 * Writes down what subscribers shall hear, in the caller's transaction and in one statement: they hear it after the commit, and nothing
 * of a change that was rolled back, in the order given. Each `data` reaches them as an event of its own.
 */
export async function emitEvents(trx: Sql, ...happened: readonly Happened[]): Promise<void> {
  const rows = happened
    .filter(({ data }) => data.length)
    .map((payload) => ({ key: `${payload.name}:${newId("evt")}`, payload }))
  if (rows.length)
    await trx.raw(
      `insert into outbox (topic, dedupe_key, payload)
       select ?, one ->> 'key', one -> 'payload' from jsonb_array_elements(?::jsonb) with ordinality as rows (one, place) order by place`,
      [ENGINE_EVENT, JSON.stringify(rows)],
    )
}
