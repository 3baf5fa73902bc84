import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { Address } from "@silai/contracts/checkout/calls"
import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import { engineAddress } from "@silai/kit/engine-address"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import { databaseOf } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import type { Colleague } from "../queries/notes"
import { judgeAddress } from "../rules/new-address"
import { writeNote } from "./notes"
import { lockOrder } from "./settle"

type Asked = { orderId: string; before: Address; address: Address; by: Colleague }

/**
 * Sends an order to another address: in the engine and in our own record, in one transaction. The former address is
 * kept in a note, with who changed it.
 * @throws order.not_found, and what `judgeAddress` refuses
 */
export function changeAddress(
  container: MedusaContainer,
  { orderId, before, address, by }: Asked,
): Promise<{ address: Address }> {
  const orders = container.resolve(Modules.ORDER)
  const place = container.resolve("pincode").placeOf(address.pincode)
  return databaseOf(container).transaction(async (trx) => {
    const ours = await lockOrder(trx, orderId)
    if (!ours) throw refuse(orderRefusals.not_found)
    const { details } = ours
    const state = judgeAddress({
      order: { code: ours.code, delivery: ours.delivery_method, address: details.address },
      before,
      after: address,
      place,
      taxedIn: details.tax?.placeOfSupply ?? null,
    })
    const kept: Address = { ...address, state }
    await trx.raw(
      `update order_state set details = jsonb_set(details, '{address}', ?::jsonb), city = ?, region = ?, updated_at = now() where order_id = ?`,
      [JSON.stringify(kept), kept.city, kept.state, orderId],
    )
    await inTransaction(orders, trx, (context) =>
      orders.updateOrders([{ id: orderId, shipping_address: engineAddress(kept) }], context),
    )
    const { name, phone, line1, line2, landmark, city, pincode } = before
    const lines = [name, line1, line2, landmark, `${city} ${pincode}`, before.state, phone].filter(Boolean).join(", ")
    await writeNote(trx, { orderId, text: orderMessages.addressNote(lines), by, namesAddress: true })
    await emitEvents(trx, { name: "order.updated", data: [{ id: orderId }] })
    await notifyLive(trx, "order.changed", { orderId })
    return { address: kept }
  })
}
