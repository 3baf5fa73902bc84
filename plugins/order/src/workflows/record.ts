import type { orderPlaced } from "@silai/contracts/messaging/topics"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { PlacedOrder } from "@silai/contracts/order/service"
import type { Sql } from "@silai/kit/knex"
import { enqueueOutbox } from "@silai/kit/outbox"
import { orderKeyOf } from "@silai/kit/signed-key"
import type { z } from "zod"
import type { OrderDetails } from "../queries/order"

/** Writes the order's state, its first log line and its outbox rows, in checkout's transaction. */
export async function recordPlaced(trx: Sql, order: PlacedOrder): Promise<void> {
  const { contact, address, lines, totals, tax, deliveryMethod } = order.snapshot
  const details: OrderDetails = { lines, address, totals, tax, contact, payment: order.payment }
  await trx.raw(
    `insert into order_state (order_id, number, attempt_id, customer_id, session_id, customer_name, phone, email, city, region, delivery_method, units, total_paise, has_custom, details)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)`,
    [
      order.orderId,
      order.displayId,
      order.attemptId,
      order.customerId,
      order.sessionId,
      contact.name,
      contact.phone,
      contact.email,
      address?.city ?? "",
      address?.state ?? "",
      deliveryMethod,
      lines.reduce((sum, line) => sum + line.quantity, 0),
      order.amountPaise,
      lines.some((line) => line.orderType === "custom"),
      JSON.stringify(details),
    ],
  )
  await trx.raw(`insert into order_state_log (order_id, code, by) values (?, 0, ?)`, [order.orderId, contact.name])
  await enqueueOutbox(trx, "order.placed", `order.placed.mail:${order.orderId}`, letterOf(order))
}

/**
 * The data of the confirmation mail. Its link has a key that opens the order without a sign-in; the key is behind the
 * #, so no server's log contains it.
 */
function letterOf(order: PlacedOrder): z.input<typeof orderPlaced> {
  const { contact, address, lines, deliveryMethod, deliveryName, collectHours, totals } = order.snapshot
  return {
    orderNumber: orderNumberOf(order.displayId),
    placedAt: new Date().toISOString(),
    orderPath: `/order-confirmation/${order.orderId}#key=${orderKeyOf(order.orderId)}`,
    contact: { name: contact.name, email: contact.email },
    deliveryMethod,
    deliveryName,
    collectHours,
    address,
    totals,
    isDue: order.payment.later,
    lines: lines.map(({ name, colour, size, quantity, linePaise, measurement }) => ({
      name,
      colour,
      size,
      quantity,
      linePaise,
      measurement,
    })),
  }
}
