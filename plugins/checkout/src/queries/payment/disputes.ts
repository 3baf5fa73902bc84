import { DISPUTE_KINDS, type DisputeKind } from "@silai/contracts/checkout/limits"
import { many, type Sql } from "@silai/kit/knex"

/** See `ICheckoutModuleService`. Of an order with both, the later kind of the list: the payment that is lost. */
export const disputesOf = (sql: Sql, orderIds: readonly string[]) =>
  many<{ orderId: string; kind: DisputeKind }>(
    sql,
    `select a.order_id as "orderId", (array_agg(m.kind order by array_position(?::text[], m.kind) desc))[1] as kind from payment_mismatch m join checkout_attempt a on a.id = m.attempt_id
      where m.closed_at is null and m.kind = any(?::text[]) and a.order_id = any(?::text[]) group by a.order_id`,
    [[...DISPUTE_KINDS], [...DISPUTE_KINDS], [...orderIds]],
  )
