import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderNumberIn } from "@silai/contracts/order/number"
import type { NamedOrder } from "@silai/contracts/order/service"
import { many, type Sql } from "@silai/kit/knex"

type Row = { order_id: string; number: number; customer_name: string; code: number; tracking: string | null }

/**
 * See `IOrderModuleService`. A tracking number is searched among the orders that are due, which have a separate index.
 */
export async function namedOrders(sql: Sql, names: readonly string[]): Promise<NamedOrder[]> {
  const numbers = names.map(orderNumberIn).filter((number) => number !== null)
  const columns = `order_id, number, customer_name, code, parcel ->> 'trackingNumber' as tracking`
  const rows = await many<Row>(
    sql,
    `select ${columns} from order_state where order_id = any(?::text[]) or number = any(?::int[])
     union select ${columns} from order_state where money = 'due' and lower(parcel ->> 'trackingNumber') = any(?::text[])`,
    [[...names], numbers, names.map((name) => name.toLowerCase())],
  )
  return rows.map(({ order_id, number, customer_name, code, tracking }) => ({
    orderId: order_id,
    number,
    customerName: customer_name,
    code,
    names: [order_id, orderNumberOf(number), ...(tracking ? [tracking.toLowerCase()] : [])],
  }))
}
