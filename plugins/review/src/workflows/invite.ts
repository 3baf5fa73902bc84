import type { MedusaContainer } from "@medusajs/framework/types"
import type { reviewAsked } from "@silai/contracts/messaging/topics"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { codeOf } from "@silai/contracts/order/status"
import { REVIEW_ASK_AFTER_DAYS, REVIEW_HASH } from "@silai/contracts/review/limits"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { enqueueOutbox } from "@silai/kit/outbox"
import type { z } from "zod"
import { markVerified } from "./verify"

/** A delivery: its buyer is asked for a review in some days, and their existing reviews of it become verified. */
export async function noteDelivery(container: MedusaContainer, orderId: string): Promise<void> {
  const sql = databaseOf(container)
  const { customerId } = await container.resolve("silai_order").bought(sql, orderId)
  await sql.raw(
    `insert into review_ask (order_id, customer_id, due_at) values (?, ?, now() + make_interval(days => ?)) on conflict (order_id) do nothing`,
    [orderId, customerId, REVIEW_ASK_AFTER_DAYS],
  )
  if (customerId) await markVerified(container, customerId)
}

/** A guest's order moved to an account. */
export async function noteAdoption(container: MedusaContainer, orderId: string, customerId: string): Promise<void> {
  const sql = databaseOf(container)
  await sql.raw(`update review_ask set customer_id = ? where order_id = ? and customer_id is null`, [
    customerId,
    orderId,
  ])
  await markVerified(container, customerId)
}

/**
 * Queues the next mail that is due; an order is asked about once, whatever happens to it afterwards. @returns whether
 * more may be waiting
 */
export function askNext(container: MedusaContainer): Promise<boolean> {
  return databaseOf(container).transaction(async (trx) => {
    const due = await one<{ order_id: string; customer_id: string }>(
      trx,
      `update review_ask set asked_at = now()
        where order_id = (select order_id from review_ask where asked_at is null and customer_id is not null and due_at <= now()
                           order by due_at limit 1 for update skip locked) returning order_id, customer_id`,
    )
    if (!due) return false
    const letter = await letterOf(container, trx, due.order_id, due.customer_id)
    if (letter) await enqueueOutbox(trx, "review.asked", `review.asked:${due.order_id}`, letter)
    return true
  })
}

/** The pieces that the mail asks about: still sold, kept by their buyer and not yet reviewed. Null for none. */
async function letterOf(
  container: MedusaContainer,
  trx: Sql,
  orderId: string,
  customerId: string,
): Promise<z.input<typeof reviewAsked> | null> {
  const { code, number, contact, lines } = await container.resolve("silai_order").bought(trx, orderId)
  if (code === codeOf("returned") || !contact.email) return null
  const styles = await container.resolve("catalogue").stylesOf(
    lines.map(({ colourwayId }) => colourwayId),
    trx,
  )
  const done = await many<{ style_id: string }>(trx, `select style_id from review where customer_id = ?`, [customerId])
  const pieces = styles
    .filter(({ _id }) => !done.some(({ style_id }) => style_id === _id))
    .flatMap(({ colourways }) => {
      const bought = colourways.find(
        ({ _id, published }) => published && lines.some((line) => line.colourwayId === _id),
      )
      return bought ? [{ name: bought.name, path: `/product/${bought.slug}${REVIEW_HASH}` }] : []
    })
  return pieces.length
    ? { orderNumber: orderNumberOf(number), contact: { name: contact.name, email: contact.email }, customerId, pieces }
    : null
}
