import type { ParsedBodyOf } from "@silai/contracts/call"
import type { paymentCalls, PaymentRow } from "@silai/contracts/checkout/payment-calls"
import type { AttemptStatus, PaymentView } from "@silai/contracts/checkout/limits"
import { type Database, many, one } from "@silai/kit/knex"
import { paymentSearchFor } from "../../rules/payment-search"
import { alarmed, type ListedAttempt, listedColumns, paymentRowOf } from "./row"

type Ask = ParsedBodyOf<typeof paymentCalls.all>
type Listed = {
  data: PaymentRow[]
  total: number
  totalPages: number
  counts: Record<PaymentView, number>
  alarms: number
}

const returning = `select id from checkout_attempt where status = 'refund_due'
  union select attempt_id from gateway_payment where status = 'refund_due'
  union select attempt_id from refund_ask where state in ('waiting', 'sent', 'failed')`
const returned = `select id from checkout_attempt where status = 'refunded'
  union select attempt_id from gateway_payment where refunded_paise > 0`

const views: Record<PaymentView, string> = {
  all: "true",
  alarm: `a.id = any(array(${alarmed}))`,
  waiting: "a.status in ('open', 'held')",
  unplaced: "a.status in ('paid', 'placing')",
  placed: "a.status = 'placed'",
  returning: `a.id = any(array(${returning}))`,
  returned: `a.id = any(array(${returned}))`,
  given_up: "a.status = 'expired'",
}

const orders: Record<Ask["sort"], string> = {
  newest: "a.created_at desc, a.id desc",
  oldest: "a.created_at, a.id",
}

/** Each branch reads an index of its own. */
function searched(search: string | undefined): { where: string; bindings: unknown[] } {
  const asked = search ? paymentSearchFor(search) : null
  if (!asked) return { where: "true", bindings: [] }
  const branches = [
    ["select id from checkout_attempt where snapshot -> 'contact' ->> 'phone' like ?", asked.contact],
    ["select id from checkout_attempt where snapshot -> 'contact' ->> 'email' like ?", asked.contact],
    ["select id from checkout_attempt where gateway_order_id like ?", asked.id],
    ["select attempt_id from gateway_payment where payment_id like ?", asked.id],
    [
      `select t.id from "order" o join checkout_attempt t on t.order_id = o.id where o.display_id = ?::integer`,
      asked.number,
    ],
  ].filter(([, value]) => value !== null)
  return {
    where: `a.id = any(array(${branches.map(([sql]) => sql).join(" union ")}))`,
    bindings: branches.map(([, value]) => value),
  }
}

/** One page of payments, with the counts of all views under the same search. */
export async function listPayments(database: Database, ask: Ask): Promise<Listed> {
  const found = searched(ask.search)
  const [rows, byStatus, moving] = await Promise.all([
    many<ListedAttempt>(
      database,
      `select ${listedColumns} from checkout_attempt a where ${found.where} and ${views[ask.view]}
        order by ${orders[ask.sort]} limit ? offset ?`,
      [...found.bindings, ask.pageSize, (ask.page - 1) * ask.pageSize],
    ),
    many<{ status: AttemptStatus; count: string }>(
      database,
      `select a.status, count(*) from checkout_attempt a where ${found.where} group by a.status`,
      found.bindings,
    ),
    one<{ returning: string; returned: string; alarm: string; alarms: string }>(
      database,
      `select (select count(*) from checkout_attempt a where ${found.where} and ${views.returning}) as returning,
              (select count(*) from checkout_attempt a where ${found.where} and ${views.returned}) as returned,
              (select count(*) from checkout_attempt a where ${found.where} and ${views.alarm}) as alarm,
              (select count(*) from (${alarmed}) alarm) as alarms`,
      [...found.bindings, ...found.bindings, ...found.bindings],
    ),
  ])
  const of = (...statuses: AttemptStatus[]) =>
    byStatus
      .filter(({ status }) => !statuses.length || statuses.includes(status))
      .reduce((sum, { count }) => sum + Number(count), 0)
  const counts = {
    all: of(),
    alarm: Number(moving!.alarm),
    waiting: of("open", "held"),
    unplaced: of("paid", "placing"),
    placed: of("placed"),
    returning: Number(moving!.returning),
    returned: Number(moving!.returned),
    given_up: of("expired"),
  }
  const total = counts[ask.view]
  return {
    data: rows.map(paymentRowOf),
    total,
    totalPages: Math.ceil(total / ask.pageSize),
    counts,
    alarms: Number(moving!.alarms),
  }
}
