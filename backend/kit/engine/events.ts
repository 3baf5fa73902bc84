import type { EventData, EventName } from "@silai/contracts/events"
import { listenersToEngine, type ListenerName, listenersToShop } from "@silai/contracts/listeners"
import { newId } from "../sql/ids"
import type { Sql } from "../sql/knex"
import { traceparent } from "../process/tracing"

/** The outbox topic of events for the engine's event bus and the shop's own listeners. */
export const ENGINE_EVENT = "engine.event"

/** The `listener` of a row that goes to the engine's event bus, for operators' plugins. */
export const BUS = "bus"

/** The mark on events that the shop sends under names that the engine's own workflows use too. */
export const OURS = { sent_by: "silai" } as const
/** Whether the shop itself has sent this: its own listeners have it already. */
export const isOurs = ({ metadata }: { metadata?: Record<string, unknown> }): boolean =>
  metadata?.sent_by === OURS.sent_by

/** One kind of change and its rows: `{ name: "product.updated", data: [{ id }] }`. Without data nothing has happened. */
export type Happened = { [Name in EventName]: { name: Name; data: readonly EventData<Name>[] } }[EventName]

type Row = { listener: string; payload: { name: string; data: readonly unknown[] }; key?: string }

/**
 * Stores events for subscribers, in the caller's transaction and in one statement: they get them after the commit, in the order
 * given, and none of a change that was rolled back. Each `data` reaches them as a separate event.
 */
export const emitEvents = (trx: Sql, ...happened: readonly Happened[]): Promise<void> =>
  write(
    trx,
    happened
      .filter(({ data }) => data.length)
      .flatMap((payload) => [{ listener: BUS, payload }, ...forListeners(payload, listenersToShop(payload.name))]),
  )

/**
 * Queues work for one of the shop's listeners, in the transaction that makes it due. `once`: work of the same name is queued a single
 * time, for a caller that may run twice.
 */
export const queueFor = (
  trx: Sql,
  listener: ListenerName,
  data: Record<string, unknown>,
  once?: string,
): Promise<void> =>
  write(
    trx,
    forListeners({ name: listener, data: [data] }, [listener]).map((row) => ({
      ...row,
      ...(once !== undefined && { key: `${listener}:${once}` }),
    })),
  )

/** Queues an event of the engine about its own change for our listeners. */
export const queueEngineEvent = (sql: Sql, name: string, data: Record<string, unknown>): Promise<void> =>
  write(sql, forListeners({ name, data: [data] }, listenersToEngine(name)))

/** A row for each event and listener: one that fails delays no other. */
const forListeners = ({ name, data }: Row["payload"], listeners: readonly string[]): Row[] =>
  data.flatMap((one) => listeners.map((listener) => ({ listener, payload: { name, data: [one] } })))

async function write(trx: Sql, rows: readonly Row[]): Promise<void> {
  if (!rows.length) return
  const keyed = rows.map((row) => ({ ...row, key: row.key ?? `${row.payload.name}:${newId("evt")}` }))
  await trx.raw(
    `insert into outbox (topic, dedupe_key, payload, listener, traceparent)
     select ?, one ->> 'key', one -> 'payload', one ->> 'listener', ? from jsonb_array_elements(?::jsonb) with ordinality as rows (one, place) order by place
     on conflict (dedupe_key) do nothing`,
    [ENGINE_EVENT, traceparent(), JSON.stringify(keyed)],
  )
}

/**
 * Rows of the previous version, which may still run during an upgrade, have no rows for listeners: those are written when the
 * event is sent, once.
 */
export async function queueOldEvent(sql: Sql, row: { id: string; payload: Record<string, unknown> }): Promise<void> {
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
