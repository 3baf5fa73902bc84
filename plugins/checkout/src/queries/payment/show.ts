import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentPage, ReceivedPayment, RefundAsked } from "@silai/contracts/checkout/payment-calls"
import { type MismatchKind, PAYMENT_EVENTS_SHOWN, type RefundState } from "@silai/contracts/checkout/limits"
import type { DisputeState } from "@silai/contracts/checkout/gateway-states"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import type { SnapshotLine } from "@silai/contracts/checkout/snapshot"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { refuse } from "@silai/kit/refuse"
import { inSnapshot } from "@silai/kit/snapshot"
import { sendableOf } from "../../rules/may-refund"
import { mayWithdraw } from "../../rules/may-withdraw"
import { retryOf } from "../../rules/retry-step"
import { refundable } from "../../workflows/refund/refundable"
import { isDisputed } from "./disputes"
import { type ListedAttempt, listedColumns, paymentRowOf } from "./row"

type Received = {
  payment_id: string
  status: ReceivedPayment["status"]
  reason: ReceivedPayment["reason"]
  amount_paise: string
  currency: string
  method: string
  noted_by: string | null
  reference: string
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
  dispute: DisputeState | null
}

type Asked = {
  id: string
  asked_at: Date
  author_name: string
  reason: string
  amount_paise: string
  state: RefundState
  done_at: Date | null
  last_error: string | null
  declines: number
  next_at: Date
  handled_at: Date | null
  handled_by: string | null
  handled_note: string | null
  ask_key: string | null
}

/**
 * The stored facts of a payment. The row, its receipts, refunds and deliveries agree, because all are read at one
 * moment.
 */
async function storedOf(sql: Sql, id: string) {
  const row = await one<ListedAttempt & { lines: SnapshotLine[] }>(
    sql,
    `select ${listedColumns}, a.snapshot -> 'lines' as lines from checkout_attempt a where a.id = ? or a.order_id = ? order by a.id <> ?, a.piece_change is not null or a.due_of is not null, a.paid_at limit 1`,
    [id, id, id],
  )
  if (!row) throw refuse(checkoutRefusals.attempt_unknown)
  const payments = await many<Received>(
    sql,
    `select * from gateway_payment where attempt_id = ? order by captured_at, payment_id`,
    [row.id],
  )
  const events = await many<Delivery>(
    sql,
    `select event_id, received_at, handled_at, given_up_at, tries, last_error, dispute from gateway_event
      where gateway = ? and gateway_order_id = ? order by received_at limit ?`,
    [row.gateway, row.gateway_order_id, PAYMENT_EVENTS_SHOWN],
  )
  const mismatches = await many<{ kind: MismatchKind; answer_by: Date | null }>(
    sql,
    `select kind, min(answer_by) as answer_by from payment_mismatch where attempt_id = ? and closed_at is null group by kind order by kind`,
    [row.id],
  )
  const asks = await many<Asked>(sql, `select * from refund_ask where attempt_id = ? order by asked_at, id`, [row.id])
  return {
    row,
    payments,
    events,
    asks,
    mismatches: mismatches.map(({ kind }) => kind),
    answerBy: mismatches.find(({ kind }) => kind === "payment_disputed")?.answer_by ?? null,
    hasDispute: await isDisputed(sql, { gateway: row.gateway, payment_id: row.gateway_payment_id }),
    ...(await refundable(sql, row)),
  }
}

/** One payment with all its facts, by its own id or its order's. @throws checkout.attempt_unknown */
export async function showPayment(container: MedusaContainer, id: string): Promise<PaymentPage> {
  const stored = await inSnapshot(databaseOf(container), (sql) => storedOf(sql, id))
  const { row, payments, events, asks, mismatches, answerBy, hasDispute, how, leftPaise, promisedPaise } = stored
  const cancelsOrder = row.order_id ? await container.resolve("silai_order").mayBeCancelled(row.order_id) : false
  const isOwed = payments.some(({ status }) => status === "refund_due")
  const retry = retryOf({ ...row, isOwed })
  return {
    ...paymentRowOf(row),
    lines: row.lines.map(({ name, size, quantity }) => ({ name, size, quantity })),
    payments: payments.map(receivedOf),
    events: events.map(deliveryOf),
    refunds: asks.map((ask) => askedOf(ask, leftPaise, hasDispute)),
    mayRetry: retry !== null,
    retry,
    mayRefund: hasDispute ? null : how,
    leftRupees: toRupees(leftPaise),
    promisedRupees: toRupees(promisedPaise),
    cancelsOrder,
    mismatches,
    answerBy: answerBy?.toISOString() ?? null,
  }
}

/** The sentence of a refund that a dispute has stopped is over with it. */
const errorOf = ({ last_error: error }: Asked, hasDispute: boolean) =>
  error === paymentRefundMessages.disputed && !hasDispute ? paymentRefundMessages.disputeOver : error

const askedOf = (ask: Asked, leftPaise: number, hasDispute: boolean): RefundAsked => ({
  _id: ask.id,
  askedAt: ask.asked_at.toISOString(),
  by: ask.author_name,
  reason: ask.reason,
  amountRupees: toRupees(Number(ask.amount_paise)),
  sendableRupees: ask.state === "failed" ? toRupees(sendableOf(Number(ask.amount_paise), leftPaise)) : 0,
  state: ask.state,
  doneAt: ask.done_at?.toISOString() ?? null,
  lastError: errorOf(ask, hasDispute),
  declines: ask.declines,
  nextAt: ask.state === "waiting" ? ask.next_at.toISOString() : null,
  handled: ask.handled_at && {
    at: ask.handled_at.toISOString(),
    by: ask.handled_by ?? "",
    note: ask.handled_note ?? "",
  },
  mayWithdraw: mayWithdraw(ask),
})

const receivedOf = (payment: Received): ReceivedPayment => ({
  _id: payment.payment_id,
  status: payment.status,
  reason: payment.reason,
  amountRupees: toRupees(Number(payment.amount_paise)),
  currency: payment.currency,
  method: payment.method,
  notedBy: payment.noted_by,
  reference: payment.reference,
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
  dispute: event.dispute,
})
