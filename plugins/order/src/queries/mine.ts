import type { OrderRow } from "@silai/contracts/order/calls"
import type { OrderStatusCode } from "@silai/contracts/order/status"
import { many, type Sql } from "@silai/kit/knex"
import type { OrderStateRow } from "./order"
import { rowOf } from "./show"

type Ask = { page: number; pageSize: number; codes: readonly OrderStatusCode[] }
type Listed = { data: OrderRow[]; total: number; totalPages: number }

/** One page of a customer's own orders, newest first, with the total: one statement, also beyond the last page. */
export async function ordersOf(sql: Sql, customerId: string, { page, pageSize, codes }: Ask): Promise<Listed> {
  const ownOrders = `customer_id = ? and code = any(?)`
  const bindings = [customerId, codes]
  const rows = await many<{ total: string } & (OrderStateRow | { order_id: null })>(
    sql,
    `select c.total, o.* from (select count(*) as total from order_state where ${ownOrders}) c
       left join lateral (select * from order_state where ${ownOrders} order by placed_at desc, order_id limit ? offset ?) o on true
      order by o.placed_at desc, o.order_id`,
    [...bindings, ...bindings, pageSize, (page - 1) * pageSize],
  )
  const total = Number(rows[0]?.total ?? 0)
  return {
    data: rows.flatMap((row) => (row.order_id === null ? [] : [rowOf(row)])),
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}
