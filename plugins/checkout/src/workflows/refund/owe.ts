import { paymentRefundSays } from "@silai/contracts/checkout/payment-messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { newId } from "@silai/kit/ids"
import type { Sql } from "@silai/kit/knex"

/**
 * Keeps that all of a cancelled order's money is to go back, unless it has, or somebody has asked for it. The engine
 * cancels an order also when the gateway did not take its refund, and forgets it.
 */
export async function oweBack(sql: Sql, orderId: string): Promise<void> {
  await sql.raw(
    `insert into refund_ask (id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name)
     select ?, a.id, p.gateway, p.payment_id, p.amount_paise - p.refunded_paise, p.refunded_paise, ?, 'shop', ?
       from checkout_attempt a join gateway_payment p on p.gateway = a.gateway and p.payment_id = a.gateway_payment_id
      where a.order_id = ? and p.status = 'kept' and p.refunded_paise < p.amount_paise
        and not exists (select 1 from refund_ask r where r.gateway = p.gateway and r.payment_id = p.payment_id and r.state <> 'done')
        and p.amount_paise > 100 * (select coalesce(sum(r.amount), 0) from order_payment_collection l
              join payment e on e.payment_collection_id = l.payment_collection_id and e.deleted_at is null
              join refund r on r.payment_id = e.id and r.deleted_at is null
             where l.order_id = a.order_id and l.deleted_at is null)
     on conflict do nothing`,
    [newId("rfa"), paymentRefundSays.orderCancelled, SHOP.name, orderId],
  )
}
