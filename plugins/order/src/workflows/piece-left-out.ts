import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderMessages } from "@silai/contracts/order/messages"
import type { UnpaidPieceChange } from "@silai/contracts/order/piece-change"
import { CANCELLED, mayTakeOut, type OrderStatusCode } from "@silai/contracts/order/status"
import { SHOP } from "@silai/contracts/shop/settings"
import { one, type Sql } from "@silai/kit/knex"
import { rupeesText } from "@silai/kit/money"
import { enqueueOutbox } from "@silai/kit/outbox"
import { orderKeyOf } from "@silai/kit/signed-key"
import type { OrderStateRow } from "../queries/order"
import { writeNote } from "./notes"

/** See `IOrderModuleService`. A cancelled order has its own mail, and a link that ends before packing was the buyer's choice. */
export async function pieceLeftOut(trx: Sql, { id, orderId, line, duePaise }: UnpaidPieceChange): Promise<void> {
  const order = await one<OrderStateRow>(trx, `select * from order_state where order_id = ?`, [orderId])
  if (!order || mayTakeOut(order.code) || CANCELLED.includes(order.code as OrderStatusCode)) return
  const { contact } = order.details
  const piece = orderMessages.pieceOf(line.quantity, line.name, line.size)
  const text = orderMessages.leftOutNote(piece, rupeesText(duePaise))
  await writeNote(trx, { orderId, text, by: { userId: "shop", name: SHOP.name } })
  await enqueueOutbox(trx, "order.pieces-changed", `order.pieces-changed:${id}`, {
    orderNumber: orderNumberOf(order.number),
    orderPath: `/order-confirmation/${orderId}#key=${orderKeyOf(orderId)}`,
    contact: { name: contact.name, email: contact.email },
    piece,
    insteadOf: null,
    isLeftOut: true,
    reason: "",
    paidPaise: 0,
    refundPaise: 0,
    isByHand: false,
  })
}
