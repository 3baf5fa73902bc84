import type { Sql } from "@silai/kit/knex"
import { clean } from "../../rules/clean"
import type { StoredEvent } from "../../rules/split"

/**
 * Stores events, each once, however often Meta sends it. Their places follow the delivery: WhatsApp's time has only
 * seconds. They are inserted by key, so that two deliveries of the same events do not wait for each other.
 */
export async function storeEvents(sql: Sql, events: readonly StoredEvent[]): Promise<void> {
  if (!events.length) return
  await sql.raw(
    `with delivered as materialized (
       select key, kind, body, nextval('whatsapp_message_place_seq') as place
         from (select * from unnest(?::text[], ?::text[], ?::text[]) with ordinality as one (key, kind, body, n) order by n) as one)
     insert into whatsapp_event (key, kind, body, place) select key, kind, body, place from delivered order by key
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
