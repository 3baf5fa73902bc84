import type { GatewayRefund } from "@silai/contracts/checkout/gateway"
import { paymentRefundSays } from "@silai/contracts/checkout/payment-messages"
import { many, type Sql } from "@silai/kit/knex"

type Payment = { gateway: string; paymentId: string }
export type DoneAsk = { id: string; refund_id: string; amount_paise: string; reason: string }

const asked = `gateway = ? and payment_id = ? and (refund_id = any(?) or id = any(?))`
const bindingsOf = ({ gateway, paymentId }: Payment, refunds: readonly GatewayRefund[]) => [
  gateway,
  paymentId,
  refunds.map(({ id }) => id),
  refunds.flatMap(({ notes }) => notes.ask_id ?? []),
]

/** Closes the asks whose refunds these are; each is returned once. */
export const closeAsks = (trx: Sql, payment: Payment, refunds: readonly GatewayRefund[]) =>
  many<DoneAsk>(
    trx,
    `update refund_ask a set state = 'done', done_at = now(), last_error = null, refund_id = coalesce(refund_id, told.id)
       from (select * from unnest(?::text[], ?::text[]) as t (id, ask_id)) told
      where a.gateway = ? and a.payment_id = ? and a.state <> 'done' and (a.refund_id = told.id or a.id = told.ask_id)
      returning a.id, a.refund_id, a.amount_paise, a.reason`,
    [refunds.map(({ id }) => id), refunds.map(({ notes }) => notes.ask_id ?? null), payment.gateway, payment.paymentId],
  )

/** Notes which asks the bank has declined: nothing went back, and somebody may ask anew. */
export async function noteDeclined(sql: Sql, payment: Payment, refunds: readonly GatewayRefund[]): Promise<void> {
  const declined = refunds.filter(({ status }) => status === "failed")
  if (!declined.length) return
  await sql.raw(
    `update refund_ask set state = 'failed', last_error = ? where state in ('waiting', 'sent') and ${asked}`,
    [paymentRefundSays.bankDeclined, ...bindingsOf(payment, declined)],
  )
}
