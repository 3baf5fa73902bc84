import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf } from "@silai/kit/knex"

/** Puts the events that were given up back to work. Those without a readable shape stay: no retry can help them. */
export async function retryEvents(container: MedusaContainer): Promise<{ events: number }> {
  const { rowCount } = await databaseOf(container).raw(
    `update whatsapp_event set given_up_at = null, tries = 0, next_at = now()
      where given_up_at is not null and handled_at is null and kind <> 'odd'`,
  )
  return { events: rowCount ?? 0 }
}
