import type { MedusaContainer } from "@medusajs/framework/types"
import { pushMessages } from "@silai/contracts/push/messages"
import type { PushNotice } from "@silai/contracts/push/notice"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { orderKeyOf } from "@silai/kit/signed-key"
import { ring } from "./ring"

export type Follow = { orderId: string; deviceId: string }

/** The notice of an order; a click opens the order, also when the session has ended since. */
export const noticeOfOrder = (orderId: string, number: string, body: string): PushNotice => ({
  title: pushMessages.orderTitle(number),
  body,
  path: `/order-confirmation/${orderId}#key=${orderKeyOf(orderId)}`,
  tag: `order ${orderId}`,
  isOrder: true,
})

/** Sends each browser one notice that the shop has the order, and from then on the order's news. */
export function followOrder(container: MedusaContainer, { orderId, deviceId }: Follow): Promise<{ isNew: boolean }> {
  return databaseOf(container).transaction(async (trx: Sql) => {
    const stored = await one(
      trx,
      `insert into push_order (device_id, order_id) select id, ?::text from push_device where id = ? on conflict do nothing returning 1`,
      [orderId, deviceId],
    )
    const number = stored === null ? null : await container.resolve("silai_order").numberOf(trx, orderId)
    if (number === null) return { isNew: false }
    await ring(trx, deviceId, noticeOfOrder(orderId, number, pushMessages.received), `order ${orderId} received`)
    return { isNew: true }
  })
}
