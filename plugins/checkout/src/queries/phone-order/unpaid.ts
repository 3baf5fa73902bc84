import type { UnpaidOrder } from "@silai/contracts/checkout/phone-order-calls"
import { phoneOrderRefusals } from "@silai/contracts/checkout/phone-order-messages"
import { PHONE_ORDER } from "@silai/contracts/checkout/limits"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { many, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { lineOnWire, totalsOnWire } from "../../rules/phone-order-wire"
import { type Attempt, type PhoneOrder, waitsForPayment } from "../../workflows/attempt/attempt"

type Row = Attempt & { phone_order: PhoneOrder; created_at: Date; display_id: number | null }

const columns = `a.*, (select o.display_id from "order" o where o.id = a.order_id) as display_id`
/** Spelt exactly as in the index `phone_orders`, or it is not used. */
const notPlaced = `a.phone_order is not null and a.status in ('open', 'held', 'paid', 'placing', 'expired', 'refund_due', 'refunded')`

/** Orders taken by phone that wait for their payment, or ended unpaid recently; latest first. */
export async function unpaidOrders(sql: Sql): Promise<{ data: UnpaidOrder[]; total: number }> {
  const recent = `(a.status not in ('expired', 'refunded') or a.updated_at > now() - make_interval(days => ${PHONE_ORDER.showsOverDays}))`
  const [rows, counted] = await Promise.all([
    many<Row>(
      sql,
      `select ${columns} from checkout_attempt a where ${notPlaced} and ${recent} order by a.created_at desc, a.id desc limit ?`,
      [PHONE_ORDER.shows],
    ),
    one<{ count: string }>(sql, `select count(*) from checkout_attempt a where ${notPlaced} and ${recent}`),
  ])
  return { data: rows.map(unpaidOf), total: Number(counted?.count ?? 0) }
}

/** One order taken by phone. @throws phone_order.unknown */
export async function unpaidOrder(sql: Sql, attemptId: string): Promise<UnpaidOrder> {
  const row = await one<Row>(
    sql,
    `select ${columns} from checkout_attempt a where a.id = ? and a.phone_order is not null`,
    [attemptId],
  )
  if (!row) throw refuse(phoneOrderRefusals.unknown)
  return unpaidOf(row)
}

const unpaidOf = ({ snapshot, phone_order: { by, payBy, link }, piece_change: change, ...row }: Row): UnpaidOrder => ({
  _id: row.id,
  status: row.status,
  takenAt: row.created_at.toISOString(),
  takenBy: by.name,
  payBy,
  heldUntil: row.held_until.toISOString(),
  amountRupees: toRupees(Number(row.amount_paise)),
  customerId: row.customer_id,
  customerName: snapshot.contact.name,
  phone: snapshot.contact.phone,
  email: snapshot.contact.email,
  deliveryMethod: snapshot.deliveryMethod,
  address: snapshot.address,
  lines: snapshot.lines.map((line) => ({ ...lineOnWire(line), measurement: line.measurement })),
  totals: totalsOnWire(snapshot.totals),
  link: link ?? null,
  orderId: row.order_id,
  orderNumber: row.display_id ? orderNumberOf(Number(row.display_id)) : null,
  changes: change && { orderId: change.orderId, orderNumber: orderNumberOf(change.number) },
})

/** The change of this order that waits for its payment; null while none does. */
export async function waitingChangeOf(sql: Sql, orderId: string): Promise<UnpaidOrder | null> {
  const row = await one<Row>(sql, `select ${columns} from checkout_attempt a where ${waitsForPayment}`, [orderId])
  return row && unpaidOf(row)
}
