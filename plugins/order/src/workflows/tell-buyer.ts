import { ORDER_NEWS, type orderMoved, TEXTED_NEWS, WHATSAPP_NEWS } from "@silai/contracts/messaging/topics"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { type OrderStatusCode, statusOf } from "@silai/contracts/order/status"
import { one, type Sql } from "@silai/kit/knex"
import { enqueueOutbox } from "@silai/kit/outbox"
import { orderKeyOf } from "@silai/kit/signed-key"
import type { z } from "zod"
import type { OrderStateRow } from "../queries/order"
import { isStillDue, totalPaiseOf } from "../queries/show"

/**
 * Writes what a buyer hears of an order's new status, where he waits for it: by mail, by text message where he must act or look out, and on
 * WhatsApp if he asked for it. In the transaction that sets the status.
 */
export async function tellBuyer(trx: Sql, orderId: string, to: OrderStatusCode): Promise<void> {
  const news = ORDER_NEWS.find((key) => key === statusOf(to)?.key)
  if (!news) return
  const row = (await one<OrderStateRow>(trx, `select * from order_state where order_id = ?`, [orderId]))!
  const { details, number, parcel, cancel_reason: reason } = row
  const isOff = news === "cancelledByShop" || news === "cancelledByCustomer"
  const letter: z.input<typeof orderMoved> = {
    news,
    orderNumber: orderNumberOf(number),
    orderPath: `/order-confirmation/${orderId}#key=${orderKeyOf(orderId)}`,
    contact: { name: details.contact.name, email: details.contact.email },
    parcel: news === "shipped" ? parcel : null,
    collectHours: details.collectHours,
    reason,
    ...(isOff && !isStillDue(row) && { backPaise: totalPaiseOf(row) }),
  }
  const key = `${orderId}:${to}`
  await enqueueOutbox(trx, "order.moved", `order.moved:${key}`, letter)
  const { name, email, phone, whatsappUpdates } = details.contact
  const note = { ...letter, contact: { name, email, phone } }
  if (TEXTED_NEWS.some((one) => one === news))
    await enqueueOutbox(trx, "order.moved.sms", `order.moved.sms:${key}`, note)
  if (whatsappUpdates && WHATSAPP_NEWS.some((one) => one === news))
    await enqueueOutbox(trx, "order.moved.whatsapp", `order.moved.whatsapp:${key}`, note)
}
