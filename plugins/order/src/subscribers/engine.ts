import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { isOurs } from "@silai/kit/events"
import { databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { followEngine } from "../workflows/follow-engine"

type Told = { id: string; order_id?: string }

/** Applies changes made through the engine's own API, or by a plugin's workflow, to our record (decision 0010). */
export default async function engine({ event, container }: SubscriberArgs<Told>): Promise<void> {
  if (isOurs(event)) return
  const database = databaseOf(container)
  try {
    const orderId = await orderOf(event)
    if (orderId) await followEngine(container, orderId)
  } catch (error) {
    log("warn", "the engine's order not followed", { on: event.name, id: event.data.id, cause: String(error) })
  }

  async function orderOf({ name, data }: { name: string; data: Told }): Promise<string | undefined> {
    if (name === "order.canceled") return data.id
    if (data.order_id) return data.order_id
    // Events of shipping and delivering carry the fulfilment's id.
    const link = await one<{ order_id: string }>(
      database,
      `select order_id from order_fulfillment where fulfillment_id = ? and deleted_at is null`,
      [data.id],
    )
    return link?.order_id
  }
}

export const config: SubscriberConfig = {
  event: ["order.canceled", "order.fulfillment_created", "shipment.created", "delivery.created"],
  context: { subscriberId: "silai-order-engine" },
}
