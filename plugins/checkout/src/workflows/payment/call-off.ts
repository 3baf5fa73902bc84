import type { MedusaContainer } from "@medusajs/framework/types"
import { ORDER_DESK } from "@silai/contracts/order/service"
import type { Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { lockAttempt } from "../attempt/attempt"

/** What has left the shop, or is packed, goes on, and is listed as refunded. */
export async function callOff(
  container: MedusaContainer,
  trx: Sql,
  { attemptId, orderId }: { attemptId: string; orderId: string },
): Promise<void> {
  await lockAttempt(trx, attemptId)
  const isOff = await container.resolve(ORDER_DESK).callOff(container, trx, orderId)
  if (!isOff) log("info", "refunded order goes on", { order: orderId })
}
