import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import { CANCELLED, type OrderStatusCode } from "@silai/contracts/order/status"
import { databaseOf } from "@silai/kit/knex"
import { giveBackOf } from "../workflows/claim"

/** A cancelled order gives its coupon back, whoever cancelled it. */
export default async function cancelled({
  event,
  container,
}: SubscriberArgs<{ id: string; to: OrderStatusCode }>): Promise<void> {
  const { id, to } = event.data
  if (CANCELLED.includes(to)) await databaseOf(container).transaction((trx) => giveBackOf(trx, id))
}

export const config: SubscriberConfig = {
  event: "silai.order.moved",
  context: { subscriberId: "silai-coupon-cancelled" },
}
