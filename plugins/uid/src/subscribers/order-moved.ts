import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { EventData } from "@silai/contracts/events"
import { followOrder } from "../workflows/follow-order"

/** The labels of an order go its way. */
export default async function orderMoved({
  event: { data },
  container,
}: SubscriberArgs<EventData<"silai.order.moved">>): Promise<void> {
  await followOrder(container, data.id)
}

export const config: SubscriberConfig = { event: "silai.order.moved" }
