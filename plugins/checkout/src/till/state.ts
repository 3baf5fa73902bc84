import { orderNumberOf } from "@silai/contracts/order/limits"
import type { AttemptState } from "@silai/contracts/checkout/calls"
import { checkoutRefusals } from "@silai/contracts/checkout/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

type Row = { id: string; status: AttemptState["status"]; order_id: string | null; display_id: string | null }

/** How far an attempt of this bag has come. Somebody else's answers as an unknown one. @throws checkout.attempt_unknown */
export async function stateOf(
  sql: Sql,
  attemptId: string,
  sessionId: string,
  customerId: string | null,
): Promise<AttemptState> {
  const row = await one<Row>(
    sql,
    `select a.id, a.status, a.order_id, o.display_id from checkout_attempt a left join "order" o on o.id = a.order_id
      where a.id = ? and (a.session_id = ? or a.customer_id = ?)`,
    [attemptId, sessionId, customerId],
  )
  if (!row) throw refuse(checkoutRefusals.attempt_unknown)
  return {
    attemptId: row.id,
    status: row.status,
    orderId: row.order_id,
    orderNumber: row.display_id ? orderNumberOf(Number(row.display_id)) : null,
  }
}
