import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { EventData } from "@silai/contracts/events"
import { followOrder } from "../workflows/follow-order"

/** The labels of an order go its way, and those of pieces that leave it are free again. */
export default async function orderMoved({
  event: { data },
  container,
}: SubscriberArgs<EventData<"silai.order.moved" | "silai.order.taken-out">>): Promise<void> {
  await followOrder(container, data.id)
}

export const config: SubscriberConfig = {
  event: ["silai.order.moved", "silai.order.taken-out"],
  context: { subscriberId: "silai-uid-order-moved" },
}
