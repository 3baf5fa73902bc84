import type { PaymentMismatch } from "@silai/contracts/checkout/payment-calls"
import { type MismatchKind, RECONCILE } from "@silai/contracts/checkout/limits"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { many, only, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"

type Row = {
  id: string
  kind: MismatchKind
  gateway: string
  payment_id: string
  attempt_id: string | null
  order_id: string | null
  display_id: number | null
  shop_paise: string
  gateway_paise: string
  made_at: Date
  answer_by: Date | null
  found_at: Date
  closed_at: Date | null
  closed_by: string | null
  note: string | null
}

/** The payments that are or were unreconciled, and the day up to which the gateways' lists have been read. */
export async function listMismatches(
  sql: Sql,
  isClosed: boolean,
): Promise<{ data: PaymentMismatch[]; open: number; readTo: string | null }> {
  const [rows, sums] = await Promise.all([
    many<Row>(
      sql,
      `select m.*, o.display_id from payment_mismatch m left join "order" o on o.id = m.order_id
        where (m.closed_at is not null) = ? order by coalesce(m.closed_at, m.found_at) desc, m.id desc limit ?`,
      [isClosed, RECONCILE.shows],
    ),
    only<{ open: string; read_to: string | null }>(
      sql,
      `select (select count(*) from payment_mismatch where closed_at is null) as open, (select to_char(max(day), 'YYYY-MM-DD') from reconciled_day) as read_to`,
    ),
  ])
  return { data: rows.map(entryOf), open: Number(sums.open), readTo: sums.read_to }
}

const entryOf = (row: Row): PaymentMismatch => ({
  _id: row.id,
  kind: row.kind,
  gateway: row.gateway,
  gatewayPaymentId: row.payment_id,
  paymentId: row.attempt_id,
  orderId: row.order_id,
  orderNumber: row.display_id ? orderNumberOf(Number(row.display_id)) : null,
  shopRupees: toRupees(Number(row.shop_paise)),
  gatewayRupees: toRupees(Number(row.gateway_paise)),
  madeAt: row.made_at.toISOString(),
  answerBy: row.answer_by?.toISOString() ?? null,
  foundAt: row.found_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
  closedBy: row.closed_by,
  note: row.note,
})
