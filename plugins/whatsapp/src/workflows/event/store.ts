import type { Sql } from "@silai/kit/knex"
import { clean } from "../../rules/clean"
import type { StoredEvent } from "../../rules/split"

/** Stores events, each once, however often Meta sends it. */
export async function storeEvents(sql: Sql, events: readonly StoredEvent[]): Promise<void> {
  if (!events.length) return
  await sql.raw(
    `insert into whatsapp_event (key, kind, body) select key, kind, body from unnest(?::text[], ?::text[], ?::text[]) as one (key, kind, body)
      order by key
     on conflict (key) do nothing`,
    [
      events.map(({ key }) => clean(key)),
      events.map(({ kind }) => kind),
      // In JSON a NUL is escaped; only what is no JSON can contain one.
      events.map(({ body }) => clean(body)),
    ],
  )
}

/** Deletes some of what is so old that Meta no longer repeats it. @returns whether there may be more */
export async function deleteOldEvents(sql: Sql, storedDays: number): Promise<boolean> {
  const atOnce = 500
  const { rowCount } = await sql.raw(
    `delete from whatsapp_event where key = any(array(
       select key from whatsapp_event where received_at < now() - make_interval(days => ?) order by received_at limit ? for update skip locked))`,
    [storedDays, atOnce],
  )
  return rowCount === atOnce
}
