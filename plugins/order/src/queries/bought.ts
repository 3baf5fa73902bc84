import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import type { BoughtLine, BoughtWhole } from "@silai/contracts/order/service"
import { codeOf } from "@silai/contracts/order/status"
import { many, one, type Sql } from "@silai/kit/knex"
import { paidFor } from "../rules/paid-for"
import type { OrderDetails, OrderedLine, OrderStateRow } from "./order"
import { isOwed, isPaidByHand, isStillDue } from "./show"
import { present } from "@silai/contracts/present"

const whenThere = [codeOf("delivered"), codeOf("pickedUp")]

/** Cut to a body's measurements, not only made because none was left. */
export const isCut = ({ measurement, size }: Pick<OrderedLine, "measurement" | "size">): boolean =>
  measurement !== null || size === CUSTOM_SIZE

const lineOf = (details: OrderDetails, at: number): BoughtLine => {
  const { colourwayId, medusaVariantId, name, slug, colour, size, thumbnail, quantity, orderType, ...line } = present(
    details.lines[at],
    "a line of the order",
  )
  return {
    itemId: `${at}`,
    variantId: medusaVariantId,
    inventoryItemId: line.inventoryItemId ?? null,
    isCustom: isCut({ measurement: line.measurement, size }),
    paidPaise: paidFor(details, at),
    colourwayId,
    name,
    slug,
    colour,
    size,
    thumbnail,
    quantity,
    orderType,
  }
}

/** See `IOrderModuleService`: an order as its buyer has it. */
export async function boughtOf(sql: Sql, row: OrderStateRow): Promise<BoughtWhole> {
  const there = await one<{ at: Date }>(
    sql,
    `select at from order_state_log where order_id = ? and code = any(?) order by id limit 1`,
    [row.order_id, whenThere],
  )
  return {
    orderId: row.order_id,
    number: row.number,
    code: row.code,
    placedAt: row.placed_at,
    deliveredAt: there?.at ?? null,
    customerId: row.customer_id,
    sessionId: row.session_id,
    contact: { name: row.customer_name, phone: row.phone, email: row.email },
    address: row.details.address,
    isDue: isStillDue(row),
    isOwed: isOwed(row),
    isPaidByHand: isPaidByHand(row),
    lines: row.details.lines.flatMap(({ quantity }, at) => (quantity ? [lineOf(row.details, at)] : [])),
    refunds: row.details.refunds ?? [],
  }
}

/** See `IOrderModuleService`. Pieces returned later count too. */
export async function receivedBy(sql: Sql, customerId: string): Promise<string[]> {
  const rows = await many<{ id: string }>(
    sql,
    `select distinct line ->> 'colourwayId' as id
       from order_state o cross join jsonb_array_elements(o.details -> 'lines') line
      where o.customer_id = ? and (line ->> 'quantity')::int > 0 and exists (select 1 from order_state_log g where g.order_id = o.order_id and g.code = any(?))`,
    [customerId, whenThere],
  )
  return rows.map(({ id }) => id)
}

export async function boughtById(sql: Sql, orderId: string): Promise<BoughtWhole> {
  const row = await one<OrderStateRow>(sql, `select * from order_state where order_id = ?`, [orderId])
  if (!row) throw new Error(`There is no order ${orderId}.`)
  return boughtOf(sql, row)
}
