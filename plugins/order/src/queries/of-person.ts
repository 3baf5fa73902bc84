import type { SavedAddress } from "@silai/contracts/account/shapes"
import { CUSTOMER_PAGE } from "@silai/contracts/customer/limits"
import type { BoughtOrder } from "@silai/contracts/customer/shapes"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { Bought, Buyer, BuyerOfOrder } from "@silai/contracts/order/service"
import { many, one, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import type { OrderStateRow } from "./order"
import { refundedPaiseOf, thereOf, totalPaiseOf } from "./show"

type Row = OrderStateRow & { orders: string; spend_paise: string; first_at: Date }

const goodsOf = (row: Row) =>
  thereOf(row.details)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
    .join(", ")

const orderOf = (row: Row): BoughtOrder => ({
  _id: row.order_id,
  orderNumber: orderNumberOf(row.number),
  placedAt: row.placed_at.toISOString(),
  status: row.code,
  goods: goodsOf(row),
  units: row.units,
  hasCustom: row.has_custom,
  totalRupees: toRupees(totalPaiseOf(row)),
  refundedRupees: toRupees(refundedPaiseOf(row)),
  asGuest: row.customer_id === null,
})

const addressOf = ({ order_id, details: { address } }: Row): SavedAddress | null =>
  address && {
    ...address,
    _id: order_id,
    label: "",
    line2: address.line2 ?? "",
    landmark: address.landmark ?? "",
    isDefault: true,
  }

/** The latest orders of one person, with how many there are and what they spent, in one statement. Spend is captured minus refunded. */
export async function ordersOfPerson(sql: Sql, { customerId, phone }: Buyer): Promise<Bought> {
  const rows = await many<Row>(
    sql,
    `select o.*, count(*) over () as orders, sum(total_paise - refunded_paise) over () as spend_paise, min(placed_at) over () as first_at
       from order_state o where customer_id = ? or (customer_id is null and phone = ?) order by placed_at desc, order_id desc limit ?`,
    [customerId, phone, CUSTOMER_PAGE.orders],
  )
  const [latest] = rows
  if (!latest) return { list: [], orders: 0, spendRupees: 0, firstAt: null, lastAt: null, latest: null }
  return {
    list: rows.map(orderOf),
    orders: Number(latest.orders),
    spendRupees: toRupees(Number(latest.spend_paise)),
    firstAt: latest.first_at.toISOString(),
    lastAt: latest.placed_at.toISOString(),
    latest: { name: latest.customer_name, email: latest.email, city: latest.city, address: addressOf(latest) },
  }
}

/** The buyer of an order; ids sort by time, so the smallest is the first. */
export const buyerOf = (sql: Sql, orderId: string): Promise<BuyerOfOrder | null> =>
  one<BuyerOfOrder>(
    sql,
    `select o.customer_id as "customerId", o.phone,
            (select min(f.order_id) from order_state f where f.phone = o.phone and f.customer_id is null) as "firstAsGuest"
       from order_state o where o.order_id = ?`,
    [orderId],
  )

/** See `IOrderModuleService`. */
export async function numberOf(sql: Sql, orderId: string): Promise<string | null> {
  const row = await one<{ number: number }>(sql, `select number from order_state where order_id = ?`, [orderId])
  return row && orderNumberOf(row.number)
}
