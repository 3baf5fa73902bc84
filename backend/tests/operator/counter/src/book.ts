import type {
  GatewayOrder,
  GatewayPayment,
  GatewayRefund,
  NewGatewayOrder,
  NewGatewayRefund,
} from "@silai/contracts/checkout/gateway"
import { many, one, type Sql } from "@silai/kit/knex"

const currency = "INR"
/** The counter has one payment per order, so one id names both. */
const paymentOf = (dueId: string) => `paid_${dueId}`
const dueOf = (paymentId: string) => paymentId.replace(/^paid_/, "")

type Due = { id: string; amount_paise: string; receipt: string; refunded_paise: string }

/** Asking twice for the same receipt returns the same amount due. */
export async function openDue(sql: Sql, { amountPaise, receipt }: NewGatewayOrder): Promise<GatewayOrder> {
  await sql.raw(`insert into counter_due (id, amount_paise, receipt) values (?, ?, ?) on conflict do nothing`, [
    `due_${receipt}`,
    amountPaise,
    receipt,
  ])
  return { id: `due_${receipt}`, amountPaise, currency, receipt }
}

/** The checkout counts a promise as captured, so the order is placed; the order keeps it as due. */
export async function paymentAtCounter(sql: Sql, paymentId: string): Promise<GatewayPayment> {
  const due = await one<Due>(
    sql,
    `select *, (select coalesce(sum(amount_paise), 0) from counter_refund where due_id = d.id) as refunded_paise from counter_due d where id = ?`,
    [dueOf(paymentId)],
  )
  if (!due) throw new Error(`Nothing is owed under ${paymentId}.`)
  return {
    id: paymentOf(due.id),
    orderId: due.id,
    amountPaise: Number(due.amount_paise),
    amountRefundedPaise: Number(due.refunded_paise),
    currency,
    status: "captured",
    method: "counter",
    errorDescription: null,
  }
}

export const paymentsOfDue = async (sql: Sql, dueId: string) => [await paymentAtCounter(sql, paymentOf(dueId))]

/** Staff hand the money back, or cancel what was never paid. The same key is written once. */
export async function refundAtCounter(
  sql: Sql,
  { paymentId, amountPaise, key, notes }: NewGatewayRefund,
): Promise<GatewayRefund> {
  await sql.raw(
    `insert into counter_refund (id, due_id, amount_paise, notes) values (?, ?, ?, ?::jsonb) on conflict do nothing`,
    [`back_${key}`, dueOf(paymentId), amountPaise, JSON.stringify(notes ?? {})],
  )
  return (await refundsOf(sql, paymentId)).find(({ id }) => id === `back_${key}`)!
}

export async function refundsOf(sql: Sql, paymentId: string): Promise<GatewayRefund[]> {
  const rows = await many<{ id: string; amount_paise: string; notes: Record<string, string> }>(
    sql,
    `select id, amount_paise, notes from counter_refund where due_id = ? order by created_at, id`,
    [dueOf(paymentId)],
  )
  return rows.map(({ id, amount_paise, notes }) => ({
    id,
    paymentId,
    amountPaise: Number(amount_paise),
    status: "processed",
    notes,
  }))
}
