import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { databaseOf } from "@silai/kit/knex"

type Item = { title: string; variant_title: string; detail: { quantity: number } }

export default async function placed({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  const { data } = await container.resolve("query").graph({
    entity: "order",
    fields: ["display_id", "items.title", "items.variant_title", "items.detail.quantity"],
    filters: { id: event.data.id },
  })
  const [{ display_id, items }] = data as [{ display_id: number; items: Item[] }]
  const pieces = items.map(({ detail, title, variant_title }) => `${detail.quantity} × ${title} (${variant_title})`)
  // The same event may come twice.
  await databaseOf(container).raw(
    `insert into workshop_note (order_id, note) values (?, ?) on conflict (order_id) do nothing`,
    [event.data.id, `Order ${display_id}: ${pieces.join(", ")}`],
  )
}

export const config: SubscriberConfig = { event: "order.placed" }
