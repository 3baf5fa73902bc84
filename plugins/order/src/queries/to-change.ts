import { orderRefusals } from "@silai/contracts/order/messages"
import type { OrderToChange, StoredPieceChange, PieceOut } from "@silai/contracts/order/piece-change"
import { present } from "@silai/contracts/present"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { judgeChange } from "../rules/change-pieces"
import type { OrderStateRow } from "./order"
import { duePaiseOf, totalPaiseOf } from "./show"

/** @throws order.not_found */
async function rowOf(sql: Sql, orderId: string): Promise<OrderStateRow> {
  const row = await one<OrderStateRow>(sql, `select * from order_state where order_id = ?`, [orderId])
  if (!row) throw refuse(orderRefusals.not_found)
  return row
}

/** See `IOrderModuleService`. */
export async function toChange(sql: Sql, orderId: string, asked: PieceOut | null): Promise<OrderToChange> {
  const row = await rowOf(sql, orderId)
  const { lines, contact, address } = row.details
  const out = judgeChange(row.code, row.details, asked)
  return {
    orderId,
    number: row.number,
    customerId: row.customer_id,
    contact,
    address,
    deliveryMethod: row.delivery_method,
    isDueAtDoor: row.details.cod !== undefined && duePaiseOf(row) > 0,
    totalPaise: totalPaiseOf(row),
    lines: lines
      .map(({ medusaVariantId, measurement, quantity, name, size }, at) => ({
        medusaVariantId,
        measurement,
        quantity: quantity - (out?.place === at ? out.quantity : 0),
        name,
        size,
      }))
      .filter(({ quantity }) => quantity > 0),
    out: out && {
      linePaise: out.linePaise,
      paidPaise: out.paidPaise,
      medusaVariantId: present(lines[out.place], "a line of the order").medusaVariantId,
    },
  }
}

/** See `IOrderModuleService`. @throws order.not_found */
export const changesOf = async (sql: Sql, orderId: string): Promise<StoredPieceChange[]> =>
  (await rowOf(sql, orderId)).details.changes ?? []
