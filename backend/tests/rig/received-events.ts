import { randomUUID } from "node:crypto"
import type { EventName } from "@silai/contracts/events"
import { eventually } from "./eventually"
import { oneRow, sql } from "./sql"
import { workNow } from "./work"

export type ReceivedEvent = { name: string; data: Record<string, unknown>; row_visible: boolean | null; at: Date }

/** The events that an operator's plugin has received with one of these ids in the payload, oldest first. */
export const eventsOf = (...ids: string[]): Promise<ReceivedEvent[]> =>
  sql<ReceivedEvent>(
    `select name, data, row_visible, at from received_event
      where exists (select 1 from jsonb_each_text(data) one where one.value = any($1)) order by id`,
    [ids],
  )

/** The names of these ids' events, in alphabetical order, once the whole outbox has been sent. */
export async function eventNamesOf(...ids: string[]): Promise<string[]> {
  await untilAllIsSent()
  return (await eventsOf(...ids)).map(({ name }) => name).sort()
}

/** Waits until a plugin has received this event of the id; returns it. The engine's bus does not wait for its subscribers. */
export async function untilReceived(name: EventName, id: string): Promise<ReceivedEvent> {
  await workNow()
  return eventually(`${name} is received`, async () => (await eventsOf(id)).find((one) => one.name === name))
}

/** Events still on their way to plugins; not those that wait for a later try, nor those queued behind one. */
const onItsWay = `
  select id from outbox o where topic = 'engine.event' and status = 'waiting' and not exists (
    select 1 from outbox late where late.written_in = o.written_in and late.status = 'waiting' and late.next_at > now() + interval '1 minute')`

/**
 * Waits until every event written before now is received: once sent it is queued, and a last event of our
 * own arrives after it. (Two transactions may be sent at the same moment, so the last one alone might overtake.)
 */
export async function untilAllIsSent(): Promise<void> {
  await eventually("all is sent", async () => (await sql(`${onItsWay} limit 1`)).length === 0, 30_000)
  const id = `last-${randomUUID()}`
  const last: EventName = "customer.created"
  await sql(`insert into outbox (topic, dedupe_key, payload) values ('engine.event', $1, $2)`, [
    id,
    JSON.stringify({ name: last, data: [{ id }] }),
  ])
  await untilReceived(last, id)
}

/** Events of background work on the orders, payments and requests of earlier tests. */
const BACKGROUND = String.raw`^(silai\.)?(order|payment|refund|return|paper|shipment|delivery|staff-notification)\M`

/**
 * The events that a plugin receives during `work`: for each name the ids, with the state of their row (`gone` where a
 * table of that name has none); without those that background work may cause at the same time.
 */
export async function eventsDuring(work: () => Promise<unknown>): Promise<Record<string, string[]>> {
  await untilAllIsSent()
  const { last } = await oneRow<{ last: string }>(`select coalesce(max(id), 0) as last from received_event`)
  await work()
  await untilAllIsSent()
  const rows = await sql<ReceivedEvent>(
    `select name, data, row_visible, at from received_event where id > $1 and name not like 'hook %' and name !~ $2 and data ->> 'id' not like 'last-%' order by id`,
    [last, BACKGROUND],
  )
  const events: Record<string, string[]> = {}
  for (const { name, data, row_visible } of rows)
    events[name] = [...(events[name] ?? []), `${data.id}${row_visible === false ? " gone" : ""}`]
  return events
}
