import { randomUUID } from "node:crypto"
import type { EventName } from "@silai/contracts/events"
import { eventually } from "./eventually"
import { sql } from "./sql"

export type Heard = { name: string; data: Record<string, unknown>; row_visible: boolean | null; at: Date }

/** What an operator's plugin has heard of these ids, or payloads that contain one of them, oldest first. */
export const heardOf = (...ids: string[]): Promise<Heard[]> =>
  sql<Heard>(
    `select name, data, row_visible, at from heard
      where exists (select 1 from jsonb_each_text(data) one where one.value = any($1)) order by id`,
    [ids],
  )

/** The names of what was heard of these ids, in alphabetical order, once everything that was written down has been sent. */
export async function namesHeardOf(...ids: string[]): Promise<string[]> {
  await untilAllIsSent()
  return (await heardOf(...ids)).map(({ name }) => name).sort()
}

/** Waits until a plugin has heard this of the id; what it heard. */
export const untilHeard = (name: EventName, id: string): Promise<Heard> =>
  eventually(`${name} is heard`, async () => (await heardOf(id)).find((one) => one.name === name))

/** What is still on its way to plugins; not what waits for a later try, nor what stands behind such a one. */
const onItsWay = `
  select id from outbox o where topic = 'engine.event' and status = 'waiting' and not exists (
    select 1 from outbox late where late.written_in = o.written_in and late.status = 'waiting' and late.next_at > now() + interval '1 minute')`

/**
 * Waits until everything that was written down before now is heard: once it is sent it is in line, and a last one of our
 * own is heard after it. (Two transactions may be sent at the same moment: a last one alone might overtake.)
 */
export async function untilAllIsSent(): Promise<void> {
  await eventually("all is sent", async () => (await sql(`${onItsWay} limit 1`)).length === 0, 30_000)
  const id = `last-${randomUUID()}`
  const last: EventName = "customer.created"
  await sql(`insert into outbox (topic, dedupe_key, payload) values ('engine.event', $1, $2)`, [
    id,
    JSON.stringify({ name: last, data: [{ id }] }),
  ])
  await untilHeard(last, id)
}

/**
 * What a plugin hears of one piece of work: for each event, of whom, with its row as it was at that moment (`gone` where a
 * table of that name has none). Nobody else may change this shop meanwhile, but the clock, which completes orders.
 */
export async function heardDuring(work: () => Promise<unknown>): Promise<Record<string, string[]>> {
  await untilAllIsSent()
  const [{ last }] = await sql<{ last: string }>(`select coalesce(max(id), 0) as last from heard`)
  await work()
  await untilAllIsSent()
  const rows = await sql<Heard>(
    `select name, data, row_visible, at from heard where id > $1 and name not like 'hook %' and name <> 'order.completed' and data ->> 'id' not like 'last-%' order by id`,
    [last],
  )
  const told: Record<string, string[]> = {}
  for (const { name, data, row_visible } of rows)
    told[name] = [...(told[name] ?? []), `${data.id}${row_visible === false ? " gone" : ""}`]
  return told
}
