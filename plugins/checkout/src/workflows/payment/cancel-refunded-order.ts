import type { MedusaContainer } from "@medusajs/framework/types"
import type { Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { lockAttemptsOfOrder } from "../attempt/attempt"
import { refundedOfOrder } from "../refund/order-totals"

/** An order that is packed or has left the shop continues, and is listed as refunded. */
export async function callOff(container: MedusaContainer, trx: Sql, { orderId }: { orderId: string }): Promise<void> {
  await lockAttemptsOfOrder(trx, orderId)
  // More may have been paid for it since.
  if ((await refundedOfOrder(trx, orderId)).leftPaise > 0) return
  const isOff = await container.resolve("silai_order").callOff(container, trx, orderId)
  if (!isOff) log("info", "refunded order continues", { order: orderId })
}
