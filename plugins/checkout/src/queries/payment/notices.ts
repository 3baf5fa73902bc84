import type { PaymentNotice } from "@silai/contracts/checkout/payment-calls"
import { PAYMENT_NOTICES } from "@silai/contracts/checkout/limits"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { many, one, only, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { eventNameIn } from "../../rules/event-name"

type Kept = {
  event_id: string
  gateway: string
  body: Buffer
  received_at: Date
  handled_at: Date | null
  given_up_at: Date | null
  tries: number
  last_error: string | null
}

const columns = "event_id, gateway, body, received_at, handled_at, given_up_at, tries, last_error"
const unhandled = `handled_at is null and (given_up_at is not null or tries >= ${PAYMENT_NOTICES.shownAfterTries})`

/** Gateway events that could not be handled, latest first. */
export async function listNotices(
  sql: Sql,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: PaymentNotice[]; total: number; totalPages: number }> {
  const [rows, counted] = await Promise.all([
    many<Kept>(
      sql,
      `select ${columns} from gateway_event where ${unhandled} order by received_at desc, event_id limit ? offset ?`,
      [pageSize, (page - 1) * pageSize],
    ),
    only<{ count: string }>(sql, `select count(*) from gateway_event where ${unhandled}`),
  ])
  const total = Number(counted.count)
  return { data: rows.map(noticeOf), total, totalPages: Math.ceil(total / pageSize) }
}

/** @throws checkout.notice_unknown */
export async function showNotice(sql: Sql, id: string): Promise<PaymentNotice> {
  const row = await one<Kept>(sql, `select ${columns} from gateway_event where event_id = ?`, [id])
  if (!row) throw refuse(checkoutRefusals.notice_unknown)
  return noticeOf(row)
}

const noticeOf = (row: Kept): PaymentNotice => ({
  _id: row.event_id,
  gateway: row.gateway,
  event: eventNameIn(row.body),
  receivedAt: row.received_at.toISOString(),
  handledAt: row.handled_at?.toISOString() ?? null,
  givenUpAt: row.given_up_at?.toISOString() ?? null,
  tries: row.tries,
  lastError: row.last_error,
  isEmpty: row.body.length === 0,
})
