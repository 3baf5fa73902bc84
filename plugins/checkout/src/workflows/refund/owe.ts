import { paymentRefundSays } from "@silai/contracts/checkout/payment-messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { newId } from "@silai/kit/ids"
import { type Database, many } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"

/**
 * Keeps that all of these cancelled orders' money is to go back, unless it has, or somebody has asked for it. The engine
 * cancels an order also when the gateway did not take its refund, and forgets it.
 */
export async function oweBack(database: Database, orderIds: readonly string[]): Promise<void> {
  await database.transaction(async (trx) => {
    const owed = await many<{ attempt_id: string }>(
      trx,
      `insert into refund_ask (id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name)
       select o.ask_id, a.id, p.gateway, p.payment_id, p.amount_paise - p.refunded_paise, p.refunded_paise, ?, 'shop', ?
         from unnest(?::text[], ?::text[]) as o (order_id, ask_id)
         join checkout_attempt a on a.order_id = o.order_id
         join gateway_payment p on p.gateway = a.gateway and p.payment_id = a.gateway_payment_id
        where p.status = 'kept' and p.refunded_paise < p.amount_paise
          and not exists (select 1 from refund_ask r where r.gateway = p.gateway and r.payment_id = p.payment_id and r.state <> 'done')
          and p.amount_paise > 100 * (select coalesce(sum(r.amount), 0) from order_payment_collection l
                join payment e on e.payment_collection_id = l.payment_collection_id and e.deleted_at is null
                join refund r on r.payment_id = e.id and r.deleted_at is null
               where l.order_id = a.order_id and l.deleted_at is null)
       on conflict do nothing returning attempt_id`,
      [paymentRefundSays.orderCancelled, SHOP.name, [...orderIds], orderIds.map(() => newId("rfa"))],
    )
    for (const { attempt_id: attemptId } of owed) {
      await notifyLive(trx, "payment.refund_due", { attemptId })
      log("warn", "money of a cancelled order is owed", { attempt: attemptId })
    }
  })
}
