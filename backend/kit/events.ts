import type { EventData, EventName } from "@silai/contracts/events"
import { listenersToEngine, type ListenerName, listenersToShop } from "@silai/contracts/listeners"
import { newId } from "./ids"
import type { Sql } from "./knex"

/** The outbox topic of what goes to the engine's event bus, and to the shop's own listeners. */
export const ENGINE_EVENT = "engine.event"

/** The `listener` of a row that goes to the engine's event bus, for operators' plugins. */
export const BUS = "bus"

/** The mark on what the shop itself sends, under names that the engine's own workflows send, too. */
export const OURS = { sent_by: "silai" } as const
/** Whether the shop itself has sent this: its own listeners know it already. */
export const isOurs = ({ metadata }: { metadata?: Record<string, unknown> }): boolean =>
  metadata?.sent_by === OURS.sent_by

/** One kind of change and whom it was about: `{ name: "product.updated", data: [{ id }] }`. Without data nothing has happened. */
export type Happened = { [Name in EventName]: { name: Name; data: readonly EventData<Name>[] } }[EventName]

type Row = { listener: string; payload: { name: string; data: readonly unknown[] } }

/**
 * Writes down what subscribers shall hear, in the caller's transaction and in one statement: they hear it after the commit, and nothing
 * of a change that was rolled back, in the order given. Each `data` reaches them as an event of its own.
 */
export const emitEvents = (trx: Sql, ...happened: readonly Happened[]): Promise<void> =>
  write(
    trx,
    happened
      .filter(({ data }) => data.length)
      .flatMap((payload) => [{ listener: BUS, payload }, ...forListeners(payload, listenersToShop(payload.name))]),
  )

/** Leaves work for one listener of the shop's, in the transaction that makes it due. */
export const leaveFor = (trx: Sql, listener: ListenerName, data: Record<string, unknown>): Promise<void> =>
  write(trx, forListeners({ name: listener, data: [data] }, [listener]))

/** Leaves what the engine tells of its own changes for those who hear it. */
export const leaveEngineEvent = (sql: Sql, name: string, data: Record<string, unknown>): Promise<void> =>
  write(sql, forListeners({ name, data: [data] }, listenersToEngine(name)))

/** A row for each event and listener: one that fails holds up no other. */
const forListeners = ({ name, data }: Row["payload"], listeners: readonly string[]): Row[] =>
  data.flatMap((one) => listeners.map((listener) => ({ listener, payload: { name, data: [one] } })))

async function write(trx: Sql, rows: readonly Row[]): Promise<void> {
  if (!rows.length) return
  const keyed = rows.map((row) => ({ ...row, key: `${row.payload.name}:${newId("evt")}` }))
  await trx.raw(
    `insert into outbox (topic, dedupe_key, payload, listener)
     select ?, one ->> 'key', one -> 'payload', one ->> 'listener' from jsonb_array_elements(?::jsonb) with ordinality as rows (one, place) order by place`,
    [ENGINE_EVENT, JSON.stringify(keyed)],
  )
}

/**
 * What the version before this one wrote, or writes beside it while it is being replaced, has no rows for listeners: they are written when it is
 * sent, once.
 */
export async function leaveOldEvent(sql: Sql, row: { id: string; payload: Record<string, unknown> }): Promise<void> {
  const { name, data } = row.payload as Happened
  await sql.raw(
    `with old as (update outbox set listener = '${BUS}' where id = ? and listener is null returning 1)
     insert into outbox (topic, dedupe_key, payload, listener)
     select ?, one ->> 'key', one -> 'payload', one ->> 'listener' from old, jsonb_array_elements(?::jsonb) as rows (one)`,
    [
      row.id,
      ENGINE_EVENT,
      JSON.stringify(
        forListeners({ name, data }, listenersToShop(name)).map((one) => ({ ...one, key: `${name}:${newId("evt")}` })),
      ),
    ],
  )
}
