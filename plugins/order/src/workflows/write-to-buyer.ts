import {
  MAIL_REVIEWS,
  ORDER_NEWS,
  type orderMoved,
  TEXTED_NEWS,
  WHATSAPP_NEWS,
} from "@silai/contracts/messaging/topics"
import type { DaySpan } from "@silai/contracts/checkout/working-days"
import { DAY_MS, dayInIndia } from "@silai/contracts/india"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { type OrderStatusCode, statusOf } from "@silai/contracts/order/status"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { RETURN_KINDS } from "@silai/contracts/returns/limits"
import { REVIEW_HASH } from "@silai/contracts/review/limits"
import { only, type Sql } from "@silai/kit/knex"
import { enqueueOutbox } from "@silai/kit/outbox"
import { orderKeyOf } from "@silai/kit/signed-key"
import type { z } from "zod"
import { isCut } from "../queries/bought"
import type { OrderStateRow } from "../queries/order"
import type { Mover } from "./settle"
import { isPaidByHand, isStillDue, keptPaiseOf, thereOf, totalPaiseOf } from "../queries/show"

/** Of a cancelled order. */
type OffMoney = Pick<Mover, "refundPaise" | "disputedPaise">

/** The refund of a cancelled order: of one that is still due, the share that was paid before. */
const refundOf = (row: OrderStateRow, { refundPaise: asked, disputedPaise = 0 }: OffMoney) => {
  const askedPaise = asked ?? totalPaiseOf(row)
  const refundPaise = isStillDue(row) ? Math.min(keptPaiseOf(row), askedPaise) : askedPaise
  const isByHand = isPaidByHand(row) && !isStillDue(row)
  return refundPaise ? { refundPaise, isByHand, disputedPaise: Math.min(refundPaise, disputedPaise) } : {}
}

type Facts = Omit<z.input<typeof orderMoved>, "news">

/** A late order's mail names no day that is past. */
const isAhead = (days: DaySpan | undefined): boolean =>
  days !== undefined && Date.parse(days.to) / DAY_MS >= dayInIndia(Date.now())

/** Where a buyer asks for a return, and where a customer, who alone may, reviews the pieces. */
function arrivedOf({ order_id, customer_id, details }: OrderStateRow): Pick<Facts, "arrived"> {
  const lines = thereOf(details)
  const pieces = new Map(lines.map(({ slug, name }) => [slug, { name, path: `/product/${slug}${REVIEW_HASH}` }]))
  return {
    arrived: {
      at: new Date().toISOString(),
      kinds: RETURN_KINDS.filter((kind) => lines.some((line) => isCut(line) === RETURN_KIND[kind].ofCustom)),
      returnPath: `/request-return/${order_id}#key=${orderKeyOf(order_id)}`,
      reviews: customer_id ? [...pieces.values()].slice(0, MAIL_REVIEWS) : [],
    },
  }
}

/**
 * Queues the messages about an order's new status, if its buyer waits for it: by mail, by text message if the buyer
 * must act or look out, and on WhatsApp if they chose it. In the transaction that sets the status. The short messages
 * about a cancelled order promise a refund in registered words, so a disputed one is only mailed.
 */
export async function writeToBuyer(trx: Sql, orderId: string, to: OrderStatusCode, money: OffMoney): Promise<void> {
  const status = statusOf(to)?.key
  const [mailed, texted, noted] = [
    ORDER_NEWS.find((one) => one === status),
    TEXTED_NEWS.find((one) => one === status),
    WHATSAPP_NEWS.find((one) => one === status),
  ]
  if (!mailed && !texted && !noted) return
  const row = await only<OrderStateRow>(trx, `select * from order_state where order_id = ?`, [orderId])
  const { details, number, parcel, cancel_reason: reason } = row
  const isOff = status === "cancelledByShop" || status === "cancelledByCustomer"
  const facts: Facts = {
    orderNumber: orderNumberOf(number),
    orderPath: `/order-confirmation/${orderId}#key=${orderKeyOf(orderId)}`,
    contact: { name: details.contact.name, email: details.contact.email },
    parcel: status === "shipped" ? parcel : null,
    collectHours: details.collectHours,
    reason,
    deliveryMethod: row.delivery_method,
    ...((status === "accepted" || status === "shipped") && isAhead(details.promised) && { promised: details.promised }),
    ...(status === "delivered" && arrivedOf(row)),
    ...(isOff && refundOf(row, money)),
  }
  const key = `${orderId}:${to}`
  if (mailed) await enqueueOutbox(trx, "order.moved", `order.moved:${key}`, { ...facts, news: mailed })
  if (isOff && money.disputedPaise && details.contact.email) return
  const { name, email, phone, whatsappUpdates } = details.contact
  const note = { ...facts, contact: { name, email, phone } }
  if (texted) await enqueueOutbox(trx, "order.moved.sms", `order.moved.sms:${key}`, { ...note, news: texted })
  if (noted && whatsappUpdates)
    await enqueueOutbox(trx, "order.moved.whatsapp", `order.moved.whatsapp:${key}`, { ...note, news: noted })
}
