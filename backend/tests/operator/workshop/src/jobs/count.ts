import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf } from "@silai/kit/knex"

/** Notes for the workshop's wall how many orders are noted. */
export default async function count(container: MedusaContainer): Promise<void> {
  await databaseOf(container).raw(
    `insert into workshop_note (order_id, note) select 'wall', count(*)::text from workshop_note where order_id <> 'wall'
     on conflict (order_id) do update set note = excluded.note`,
  )
}

export const config = { name: "acme-workshop-count", schedule: { interval: 200 } }
