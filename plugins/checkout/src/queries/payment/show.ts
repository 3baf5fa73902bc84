import type { PaymentPage, ReceivedPayment } from "@silai/contracts/checkout/payment-calls"
import { PAYMENT_EVENTS_SHOWN } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import type { SnapshotLine } from "@silai/contracts/checkout/snapshot"
import { many, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { retryOf } from "../../rules/may-retry"
import { type ListedAttempt, listedColumns, paymentRowOf } from "./row"

type Received = {
  payment_id: string
  status: ReceivedPayment["status"]
  reason: string
  amount_paise: string
  currency: string
  method: string
  captured_at: Date
  refunded_paise: string
  refunded_at: Date | null
  tries: number
  last_error: string | null
}
type Delivery = {
  event_id: string
  received_at: Date
  handled_at: Date | null
  given_up_at: Date | null
  tries: number
  last_error: string | null
}

/** One payment with all that is known of it. @throws checkout.attempt_unknown */
export async function showPayment(sql: Sql, attemptId: string): Promise<PaymentPage> {
  const row = await one<ListedAttempt & { lines: SnapshotLine[] }>(
    sql,
    `select ${listedColumns}, a.snapshot -> 'lines' as lines from checkout_attempt a where a.id = ?`,
    [attemptId],
  )
  if (!row) throw refuse(checkoutRefusals.attempt_unknown)
  const [payments, events] = await Promise.all([
    many<Received>(sql, `select * from gateway_payment where attempt_id = ? order by captured_at, payment_id`, [
      attemptId,
    ]),
    many<Delivery>(
      sql,
      `select event_id, received_at, handled_at, given_up_at, tries, last_error from gateway_event
        where gateway = ? and gateway_order_id = ? order by received_at limit ?`,
      [row.gateway, row.gateway_order_id, PAYMENT_EVENTS_SHOWN],
    ),
  ])
  const isOwed = payments.some(({ status }) => status === "refund_due")
  return {
    ...paymentRowOf(row),
    lines: row.lines.map(({ name, size, quantity }) => ({ name, size, quantity })),
    payments: payments.map(receivedOf),
    events: events.map(deliveryOf),
    mayRetry: retryOf({ ...row, isOwed }) !== null,
  }
}

const receivedOf = (payment: Received): ReceivedPayment => ({
  _id: payment.payment_id,
  status: payment.status,
  reason: payment.reason,
  amountRupees: toRupees(Number(payment.amount_paise)),
  currency: payment.currency,
  method: payment.method,
  capturedAt: payment.captured_at.toISOString(),
  refundedRupees: toRupees(Number(payment.refunded_paise)),
  refundedAt: payment.refunded_at?.toISOString() ?? null,
  tries: payment.tries,
  lastError: payment.last_error,
})

const deliveryOf = (event: Delivery): PaymentPage["events"][number] => ({
  _id: event.event_id,
  receivedAt: event.received_at.toISOString(),
  handledAt: event.handled_at?.toISOString() ?? null,
  givenUpAt: event.given_up_at?.toISOString() ?? null,
  tries: event.tries,
  lastError: event.last_error,
})
