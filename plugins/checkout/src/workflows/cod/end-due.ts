import type { Sql } from "@silai/kit/knex"

/**
 * Nothing is due on an order's delivery any more, and its buyer may order with cash on delivery again. The caller holds
 * its attempts' locks.
 */
export const endDue = (trx: Sql, orderId: string) =>
  trx.raw(`update cod_order set state = 'off', ended_at = now() where order_id = ? and state = 'due'`, [orderId])
