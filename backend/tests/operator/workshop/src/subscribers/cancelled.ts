import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { databaseOf } from "@silai/kit/knex"

/** What was cancelled is not cut. Called as one of the shop's own is: each has a name of its own all the same. */
export default async function cancelled({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await databaseOf(container).raw(`delete from workshop_note where order_id = ?`, [event.data.id])
}

export const config: SubscriberConfig = { event: "order.canceled" }
