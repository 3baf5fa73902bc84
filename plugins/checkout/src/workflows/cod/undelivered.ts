import type { MedusaContainer } from "@medusajs/framework/types"
import { codRefusals } from "@silai/contracts/checkout/cod-messages"
import { databaseOf } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import { refundCancelledOrder } from "../refund/cancelled-order"
import { parcelsLeft } from "./guard"

/**
 * A parcel came back undelivered, in one transaction: refunds the share that was paid, crosses out the sum that was
 * due, restocks the pieces, and raises the phone's count. @throws cod.order_unknown, cod.not_on_its_way
 */
export function recordUndelivered(
  container: MedusaContainer,
  { orderId, by }: { orderId: string; by: { userId: string; name: string } },
): Promise<{ _id: string; parcelsLeft: number }> {
  return databaseOf(container).transaction(async (trx) => {
    const orders = container.resolve("silai_order")
    if ((await orders.numberOf(trx, orderId)) === null) throw refuse(codRefusals.order_unknown)
    // The money first, as in every change of an order; rolled back where the parcel is not on its way.
    await refundCancelledOrder(trx, orderId, by)
    const phone = await orders.recordUndelivered(trx, orderId, by)
    if (phone === null) throw refuse(codRefusals.not_on_its_way)
    await trx.raw(`update cod_order set state = 'undelivered' where order_id = ? and state = 'off'`, [orderId])
    await trx.raw(`insert into left_at_door (order_id, phone, noted_by) values (?, ?, ?)`, [orderId, phone, by.name])
    log("info", "parcel came back", { order: orderId, by: by.userId })
    return { _id: orderId, parcelsLeft: await parcelsLeft(trx, phone) }
  })
}
