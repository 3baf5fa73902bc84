import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { databaseOf } from "@silai/kit/knex"

/** A cancelled order is not cut. Named like one of the shop's own subscribers: each still has its own name. */
export default async function cancelled({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  await databaseOf(container).raw(`delete from workshop_note where order_id = ?`, [event.data.id])
}

export const config: SubscriberConfig = { event: "order.canceled" }
