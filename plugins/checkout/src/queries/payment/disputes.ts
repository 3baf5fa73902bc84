import type { DisputeKind } from "@silai/contracts/checkout/limits"
import type { DisputedOrder } from "@silai/contracts/checkout/service"
import { many, one, type Sql } from "@silai/kit/knex"

/**
 * The rows of `payment_mismatch` whose money the buyer's bank claims, or has taken back. A lost dispute that a person has
 * put aside still counts; the gateway alone can end it.
 */
const isOn = `(m.kind in ('payment_disputed', 'dispute_review') and m.closed_at is null or m.kind = 'dispute_lost' and (m.closed_at is null or m.closed_by is not null))`

/** Whether the buyer's bank disputes a payment, or has taken it back: sent by the shop too, the money would be given twice. */
export const isDisputed = async (
  sql: Sql,
  { gateway, payment_id }: { gateway: string; payment_id: string | null },
): Promise<boolean> =>
  (await one(sql, `select 1 from payment_mismatch m where gateway = ? and payment_id = ? and ${isOn}`, [
    gateway,
    payment_id,
  ])) !== null

/** See `ICheckoutModuleService`. */
export const disputesOf = async (sql: Sql, orderIds: readonly string[]): Promise<DisputedOrder[]> => {
  const rows = await many<{ orderId: string; kind: DisputeKind; paise: string }>(
    sql,
    `select a.order_id as "orderId", (array_agg(d.kind order by d.kind = 'dispute_lost' desc))[1] as kind,
            coalesce(sum(greatest(0, p.amount_paise - p.refunded_paise)), 0) as paise
       from checkout_attempt a
       join lateral (select m.gateway, m.payment_id, (array_agg(m.kind order by m.kind = 'dispute_lost' desc))[1] as kind
                       from payment_mismatch m where m.attempt_id = a.id and ${isOn} group by 1, 2) d on true
       left join gateway_payment p on p.gateway = d.gateway and p.payment_id = d.payment_id and p.status = 'kept'
      where a.order_id = any(?::text[]) group by a.order_id`,
    [[...orderIds]],
  )
  return rows.map(({ paise, ...row }) => ({ ...row, paise: Number(paise) }))
}
