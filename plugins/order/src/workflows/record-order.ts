import { mailboxOf } from "@silai/contracts/account/mailbox"
import { plusDays, withMaking, workingDaysAfter } from "@silai/contracts/checkout/working-days"
import type { PlacedOrder } from "@silai/contracts/order/service"
import type { Sql } from "@silai/kit/knex"
import { enqueueOutbox } from "@silai/kit/outbox"
import type { OrderDetails } from "../queries/order"
import { letterOf } from "./mail"

/** Writes the order's state, its first log line and its outbox rows, in checkout's transaction. */
export async function recordOrder(trx: Sql, order: PlacedOrder): Promise<void> {
  const { contact, address, lines, totals, tax, deliveryMethod, collectHours, days, cod } = order.snapshot
  const custom = lines.some((line) => line.orderType === "custom")
  const queueDays = custom ? (order.snapshot.queueDays ?? 0) : 0
  const closed = order.snapshot.closedDays ?? { min: 0, max: 0 }
  const promised = days && {
    promised: workingDaysAfter(Date.now(), plusDays(withMaking(days, { custom, queueDays }), closed)),
  }
  const delayDays = queueDays + closed.max
  const details: OrderDetails = {
    lines,
    address,
    totals,
    tax,
    contact,
    collectHours,
    payment: order.payment,
    ...(cod && { cod }),
    ...promised,
    ...(delayDays > 0 && { queueDays: delayDays }),
    ...(order.takenBy && { takenBy: order.takenBy }),
  }
  await trx.raw(
    `insert into order_state (order_id, number, attempt_id, customer_id, session_id, customer_name, phone, is_phone_proven, email, mailbox, city, region, delivery_method, units, total_paise, has_custom, details)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)`,
    [
      order.orderId,
      order.displayId,
      order.attemptId,
      order.customerId,
      order.sessionId,
      contact.name,
      contact.phone,
      order.isPhoneProven,
      contact.email,
      mailboxOf(contact.email),
      address?.city ?? "",
      address?.state ?? "",
      deliveryMethod,
      lines.reduce((sum, line) => sum + line.quantity, 0),
      order.amountPaise,
      custom,
      JSON.stringify(details),
    ],
  )
  await trx.raw(`insert into order_state_log (order_id, code, by) values (?, 0, ?)`, [order.orderId, contact.name])
  await enqueueOutbox(
    trx,
    "order.placed",
    `order.placed.mail:${order.orderId}`,
    letterOf(
      {
        order_id: order.orderId,
        number: order.displayId,
        placed_at: new Date(),
        delivery_method: deliveryMethod,
        details,
      },
      order.payment.later ? order.amountPaise - (order.payment.nowPaise ?? 0) : null,
    ),
  )
}
