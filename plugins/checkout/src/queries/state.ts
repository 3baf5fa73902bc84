import { orderNumberOf } from "@silai/contracts/order/limits"
import type { AttemptState } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { paidInstead } from "../workflows/attempt/attempt"

type Row = {
  id: string
  status: AttemptState["status"]
  order_id: string | null
  display_id: string | null
  is_theirs: boolean
}
type Asker = { sessionId: string; customerId: string | null }

const read = (sql: Sql, attemptId: string, { sessionId, customerId }: Asker) =>
  one<Row>(
    sql,
    `select a.id, a.status, a.order_id, o.display_id, (a.session_id = ? or a.customer_id is not distinct from ? and a.customer_id is not null) as is_theirs
       from checkout_attempt n join checkout_attempt a on a.id = coalesce(case when n.status = 'expired' then (${paidInstead("n")} limit 1) end, n.id)
       left join "order" o on o.id = a.order_id where n.id = ?`,
    [sessionId, customerId, attemptId],
  )

/**
 * The state of an attempt of this bag; of an expired one whose purchase was paid by another attempt, that one's. Another
 * shopper's attempt is refused like an unknown one. @throws checkout.attempt_unknown
 */
export async function stateOf(sql: Sql, attemptId: string, asker: Asker): Promise<AttemptState> {
  const row = await read(sql, attemptId, asker)
  if (!row?.is_theirs) throw refuse(checkoutRefusals.attempt_unknown)
  return stateIn(row)
}

/**
 * The same for a caller who has shown a payment's valid signature: they have paid, so they see the state even after
 * signing in or out. The order number is shown to its owner only.
 */
export async function stateForPayer(sql: Sql, attemptId: string, asker: Asker): Promise<AttemptState> {
  const row = await read(sql, attemptId, asker)
  if (!row) throw refuse(checkoutRefusals.attempt_unknown)
  return row.is_theirs ? stateIn(row) : { ...stateIn(row), orderId: null, orderNumber: null }
}

const stateIn = (row: Row): AttemptState => ({
  attemptId: row.id,
  status: row.status,
  orderId: row.order_id,
  orderNumber: row.display_id ? orderNumberOf(Number(row.display_id)) : null,
  isYours: row.is_theirs,
})
