import type { ParsedBodyOf } from "@silai/contracts/call"
import type { paymentCalls, PaymentRow } from "@silai/contracts/checkout/payment-calls"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { AttemptStatus, PaymentView } from "@silai/contracts/checkout/limits"
import { type Database, many, only, type Sql } from "@silai/kit/knex"
import { rupeesText } from "@silai/kit/money"
import { inPages } from "@silai/kit/pages"
import { REFUNDS } from "../refund-states"
import { paymentSearchFor } from "../../rules/payment-search"
import { alarmed, type ListedAttempt, listedColumns, paymentRowOf } from "./row"
import { placedNotRefunded, refundedPlaced, returned, returnedPage, stateOfAttempt } from "./state"

type Ask = ParsedBodyOf<typeof paymentCalls.all>
type Filters = ParsedBodyOf<typeof paymentCalls.export>
type Listed = {
  data: PaymentRow[]
  total: number
  totalPages: number
  counts: Record<PaymentView, number>
  alarms: number
}

const returning = `select id from checkout_attempt where status = 'refund_due'
  union select attempt_id from gateway_payment where status = 'refund_due'
  union select attempt_id from refund_ask where state in ${REFUNDS.open}`

const views: Record<PaymentView, string> = {
  all: "true",
  alarm: `a.id = any(array(${alarmed}))`,
  waiting: "a.status in ('open', 'held')",
  unplaced: "a.status in ('paid', 'placing')",
  placed: `(${placedNotRefunded})`,
  returning: `a.id = any(array(${returning}))`,
  returned: `a.id = any(array(${returned}))`,
  given_up: "a.status = 'expired'",
}

const orders: Record<Ask["sort"], string> = {
  newest: "a.created_at desc, a.id desc",
  oldest: "a.created_at, a.id",
}

/** Which rows a page has: a condition, and what follows it. */
function pageOf({ view, sort, page, pageSize, search }: Ask): { where: string; tail: string; bindings: number[] } {
  const offset = (page - 1) * pageSize
  if (view !== "returned" || search)
    return { where: views[view], tail: "limit ? offset ?", bindings: [pageSize, offset] }
  const until = offset + pageSize
  return {
    where: `a.id = any(array(${returnedPage(sort === "newest" ? "desc" : "")}))`,
    tail: "",
    bindings: [until, until, until, pageSize, offset],
  }
}

/** Each branch reads its own index. */
function branchesOf(search: string): [sql: string, value: unknown][] {
  const asked = paymentSearchFor(search)
  if (!asked) return []
  const branches: [string, unknown][] = [
    ["select id from checkout_attempt where snapshot -> 'contact' ->> 'phone' like ?", asked.contact],
    ["select id from checkout_attempt where snapshot -> 'contact' ->> 'email' like ?", asked.contact],
    ["select id from checkout_attempt where gateway_order_id like ?", asked.id],
    ["select attempt_id from gateway_payment where payment_id like ?", asked.id],
    [
      `select t.id from "order" o join checkout_attempt t on t.order_id = o.id where o.display_id = ?::integer and o.deleted_at is null`,
      asked.number,
    ],
  ]
  return branches.filter(([, value]) => value !== null)
}

function searched(search: string | undefined): { where: string; bindings: unknown[] } {
  const branches = branchesOf(search ?? "")
  if (!branches.length) return { where: "true", bindings: [] }
  return {
    where: `a.id = any(array(${branches.map(([sql]) => sql).join(" union ")}))`,
    bindings: branches.map(([, value]) => value),
  }
}

/** One page of payments, with the counts of all views under the same search. */
export async function listPayments(database: Database, ask: Ask): Promise<Listed> {
  const found = searched(ask.search)
  const shown = pageOf(ask)
  /** Without a search the rows themselves need not be read. */
  const counted = (ids: string) =>
    ask.search
      ? `select count(*) from checkout_attempt a where ${found.where} and a.id = any(array(${ids}))`
      : `select count(*) from (${ids}) ids`
  const [rows, byStatus, moving] = await Promise.all([
    many<ListedAttempt>(
      database,
      `select ${listedColumns} from checkout_attempt a where ${found.where} and ${shown.where}
        order by ${orders[ask.sort]} ${shown.tail}`,
      [...found.bindings, ...shown.bindings],
    ),
    many<{ status: AttemptStatus; count: string }>(
      database,
      `select a.status, count(*) from checkout_attempt a where ${found.where} group by a.status`,
      found.bindings,
    ),
    only<{ returning: string; returned: string; moved: string; alarm: string; alarms: string }>(
      database,
      `select (select count(*) from checkout_attempt a where ${found.where} and ${views.returning}) as returning,
              (${counted(returned)}) as returned,
              (${counted(refundedPlaced)}) as moved,
              (select count(*) from checkout_attempt a where ${found.where} and ${views.alarm}) as alarm,
              (select count(*) from (${alarmed}) alarm) as alarms`,
      [...found.bindings, ...(ask.search ? [...found.bindings, ...found.bindings] : []), ...found.bindings],
    ),
  ])
  const of = (...statuses: AttemptStatus[]) =>
    byStatus
      .filter(({ status }) => !statuses.length || statuses.includes(status))
      .reduce((sum, { count }) => sum + Number(count), 0)
  const counts = {
    all: of(),
    alarm: Number(moving.alarm),
    waiting: of("open", "held"),
    unplaced: of("paid", "placing"),
    placed: of("placed") - Number(moving.moved),
    returning: Number(moving.returning),
    returned: Number(moving.returned),
    given_up: of("expired"),
  }
  const total = counts[ask.view]
  return {
    data: rows.map(paymentRowOf),
    total,
    totalPages: Math.ceil(total / ask.pageSize),
    counts,
    alarms: Number(moving.alarms),
  }
}

/** All matching payments, up to the limit of one file, as they are read. */
export function everyPayment(database: Database, { view, sort, search }: Filters): AsyncIterable<PaymentRow[]> {
  const found = searched(search)
  return inPages(
    database,
    `select ${listedColumns} from checkout_attempt a where ${found.where} and ${views[view]} order by ${orders[sort]} limit ?`,
    [...found.bindings, LIST_EXPORT.maxRows],
    paymentRowOf,
  )
}

/** The most matches of one kind that are read: a prefix shared by thousands finds nothing useful. */
const mostCandidates = 200

/** The newest payments that match, for the search of the whole back office. */
export async function findPayments(sql: Sql, { search, most }: FindAsk): Promise<FoundThing[]> {
  const branches = branchesOf(search)
  if (!branches.length) return []
  const rows = await many<ListedAttempt>(
    sql,
    `select a.id, ${stateOfAttempt} as state, a.amount_paise, a.gateway_order_id, a.snapshot -> 'contact' as contact,
            (select o.display_id from "order" o where o.id = a.order_id) as display_id
       from checkout_attempt a where a.id = any(array(${branches.map(([branch]) => `(${branch} limit ${mostCandidates})`).join(" union ")}))
      order by a.created_at desc, a.id desc limit ?`,
    [...branches.map(([, value]) => value), most],
  )
  return rows.map((row) => ({
    _id: row.id,
    title: [row.display_id ? orderNumberOf(row.display_id) : row.gateway_order_id, row.contact.name]
      .filter(Boolean)
      .join(" · "),
    detail: rupeesText(Number(row.amount_paise)),
    state: row.state,
  }))
}
