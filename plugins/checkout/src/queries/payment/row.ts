import type { PaymentRow } from "@silai/contracts/checkout/payment-calls"
import { type AttemptStatus, PAYMENT_ALARM, type PaymentState } from "@silai/contracts/checkout/limits"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { toRupees } from "@silai/kit/money"
import { REFUNDS } from "../refund-states"
import { stateOfAttempt } from "./state"

/** A row as the lists read it; bigint columns arrive as text. */
export type ListedAttempt = {
  id: string
  status: AttemptStatus
  state: PaymentState
  created_at: Date
  paid_at: Date | null
  held_until: Date
  amount_paise: string
  refunded_paise: string
  contact: Snapshot["contact"]
  gateway: string
  gateway_order_id: string | null
  gateway_payment_id: string | null
  order_id: string | null
  display_id: number | null
  tries: number
  last_error: string | null
  is_alarm: boolean
}

/** The attempts that need a person. A refund's age counts from when it was first owed, or asked for. */
export const alarmed = `select id from checkout_attempt
    where status in ('paid', 'placing') and coalesce(paid_at, updated_at) < now() - interval '${PAYMENT_ALARM.unplacedSeconds} seconds'
  union
  select p.attempt_id from gateway_payment p join checkout_attempt d on d.id = p.attempt_id
   where p.status = 'refund_due'
     and greatest(p.captured_at, case when d.status = 'refund_due' then d.updated_at end) < now() - interval '${PAYMENT_ALARM.returningSeconds} seconds'
  union
  select r.attempt_id from refund_ask r
   where r.state in ${REFUNDS.underWay} and (r.declines = r.forgiven and r.last_error is not null and r.asked_at < now() - interval '${PAYMENT_ALARM.returningSeconds} seconds'
          or r.declines > r.forgiven and r.asked_at < now() - interval '${PAYMENT_ALARM.declinedSeconds} seconds')
      or r.state = 'failed'
  union
  select attempt_id from payment_mismatch where kind in ('payment_authorized', 'payment_disputed', 'dispute_lost') and closed_at is null and attempt_id is not null`

export const listedColumns = `a.id, a.status, ${stateOfAttempt} as state, a.created_at, a.paid_at, a.held_until, a.amount_paise, a.snapshot -> 'contact' as contact,
  a.gateway, a.gateway_order_id, a.gateway_payment_id, a.order_id, a.tries, a.last_error,
  (select o.display_id from "order" o where o.id = a.order_id) as display_id,
  coalesce((select sum(p.refunded_paise) from gateway_payment p where p.attempt_id = a.id), 0) as refunded_paise,
  a.id = any(array(${alarmed})) as is_alarm`

export const paymentRowOf = (row: ListedAttempt): PaymentRow => ({
  _id: row.id,
  status: row.status,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  heldUntil: row.held_until.toISOString(),
  amountRupees: toRupees(Number(row.amount_paise)),
  refundedRupees: toRupees(Number(row.refunded_paise)),
  customerName: row.contact.name,
  phone: row.contact.phone,
  email: row.contact.email,
  gateway: row.gateway,
  gatewayOrderId: row.gateway_order_id,
  gatewayPaymentId: row.gateway_payment_id,
  orderId: row.order_id,
  orderNumber: row.display_id ? orderNumberOf(Number(row.display_id)) : null,
  tries: row.tries,
  lastError: row.last_error,
  isAlarm: row.is_alarm,
})
