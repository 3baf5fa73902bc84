import { paymentRefundSays } from "@silai/contracts/checkout/payment-messages"
import { newId } from "@silai/kit/ids"
import { one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"

/** See `ICheckoutModuleService`. */
export async function oweBack(trx: Sql, orderId: string, by: { userId: string; name: string }): Promise<void> {
  await trx.raw(`select 1 from checkout_attempt where order_id = ? for update`, [orderId])
  const owed = await one<{ attempt_id: string }>(
    trx,
    `insert into refund_ask (id, attempt_id, gateway, payment_id, amount_paise, seen_paise, reason, author_id, author_name, ask_key)
     select ?, a.id, p.gateway, p.payment_id, p.amount_paise - p.refunded_paise - under_way.paise, p.refunded_paise, ?, ?, ?, ?
       from checkout_attempt a
       join gateway_payment p on p.gateway = a.gateway and p.payment_id = a.gateway_payment_id
       cross join lateral (select coalesce(sum(r.amount_paise), 0) as paise from refund_ask r
                            where r.gateway = p.gateway and r.payment_id = p.payment_id and r.state in ('waiting', 'sent')) under_way
      where a.order_id = ? and p.status = 'kept' and p.refunded_paise + under_way.paise < p.amount_paise
        and not exists (select 1 from refund_ask r where r.ask_key = ?)
     returning attempt_id`,
    [
      newId("rfa"),
      paymentRefundSays.orderCancelled,
      by.userId,
      by.name,
      `cancelled:${orderId}`,
      orderId,
      `cancelled:${orderId}`,
    ],
  )
  if (!owed) return
  await notifyLive(trx, "payment.refund_due", { attemptId: owed.attempt_id })
  log("info", "money of a cancelled order is owed", { attempt: owed.attempt_id })
}
