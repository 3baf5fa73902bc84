import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import type { EventData } from "@silai/contracts/events"
import { codeOf } from "@silai/contracts/order/status"
import { noteDelivery } from "../workflows/ask"

const isThere = (code: number) => code === codeOf("delivered") || code === codeOf("pickedUp")

/** An order that has come. */
export default async function piecesThere({
  event: { data },
  container,
}: SubscriberArgs<EventData<"silai.order.moved">>): Promise<void> {
  if (isThere(data.to)) await noteDelivery(container, data.id)
}

export const config: SubscriberConfig = { event: "silai.order.moved", context: { subscriberId: "silai-review-moved" } }
