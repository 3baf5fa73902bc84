import { ORDER_LOOK_UPS, ORDER_NUMBER } from "@silai/contracts/order/limits"
import { orderRefusals } from "@silai/contracts/order/messages"
import type { Order } from "@silai/contracts/order/calls"
import { mayDo } from "@silai/contracts/staff/roles"
import { type Database, many, one } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { isOrderKey } from "@silai/kit/signed-key"
import type { Visitor } from "@silai/kit/visitor"
import { masked } from "../rules/mask"
import { movesOf } from "../rules/moves"
import type { OrderStateRow } from "./order"
import { type LogRow, orderOf } from "./show"

type Ask = { orderId: string; phone?: string; key?: string }

/**
 * One order, as much of it as the asker may see: the shop and the owner all of it, the holder of the mail's key too, somebody
 * with order number and phone a masked one. "Not yours" and "no such order" answer alike.
 * @throws order.not_found, house.too_many
 */
export async function findOrder(database: Database, { staff: person, ...others }: Visitor, ask: Ask): Promise<Order> {
  const visitor = { ...others, staff: person && mayDo(person.role, "order.read") ? person : null }
  const isStranger = !visitor.staff && !ask.key
  if (isStranger && ask.phone !== undefined) await countTry(database, "order_look_up", visitor.ip, ORDER_LOOK_UPS)
  const number = ORDER_NUMBER.pattern.test(ask.orderId.toUpperCase())
    ? Number(ask.orderId.slice(ORDER_NUMBER.prefix.length))
    : null
  const row = await one<OrderStateRow>(
    database,
    `select * from order_state where ${number === null ? "order_id" : "number"} = ?`,
    [number ?? ask.orderId],
  )
  const sight = row ? sightOf(row, visitor, ask) : "none"
  if (!row || sight === "none") throw refuse(orderRefusals.not_found)
  const log = await many<LogRow>(database, `select code, at, by from order_state_log where order_id = ? order by id`, [
    row.order_id,
  ])
  const order = orderOf(row, log)
  if (sight === "masked") return masked(order)
  return { ...order, nextStatuses: visitor.staff ? movesOf(visitor.staff.role, row.code) : [] }
}

function sightOf(row: OrderStateRow, { staff, shopper }: Visitor, { phone, key }: Ask): "whole" | "masked" | "none" {
  const isOwner =
    shopper !== null &&
    (row.session_id === shopper.sessionId || (row.customer_id !== null && row.customer_id === shopper.customerId))
  if (staff || isOwner || (key && isOrderKey(row.order_id, key))) return "whole"
  return phone && phone.replace(/\D/g, "").slice(-10) === row.phone ? "masked" : "none"
}
