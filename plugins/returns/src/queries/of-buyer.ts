import type { MedusaContainer } from "@medusajs/framework/types"
import type { BoughtWhole } from "@silai/contracts/order/service"
import { orderRefusals } from "@silai/contracts/order/messages"
import type { ReturnRow } from "@silai/contracts/returns/calls"
import { returnRefusals } from "@silai/contracts/returns/messages"
import { databaseOf, many } from "@silai/kit/knex"
import { asRefusal, refuse } from "@silai/kit/refuse"
import type { Visitor } from "@silai/kit/visitor"
import { type RequestRow, requestColumns, requestOf, rowsOf } from "./request"

/** Staff have their own calls; here they are not buyers. */
const asBuyer = (visitor: Visitor): Visitor => ({ ...visitor, staff: null })

/** The order of its buyer. @throws order.not_found, order.link_over */
export const orderOfBuyer = (
  container: MedusaContainer,
  visitor: Visitor,
  { orderId, key }: { orderId: string; key?: string },
): Promise<BoughtWhole> =>
  container.resolve("silai_order").boughtBy(asBuyer(visitor), { orderId, ...(key !== undefined && { key }) })

/** The order of a buyer whom staff have on the phone. @throws order.not_found */
export async function orderOfCaller(container: MedusaContainer, orderId: string): Promise<BoughtWhole> {
  const [sql, orders] = [databaseOf(container), container.resolve("silai_order")]
  if (!(await orders.buyerOf(sql, orderId))) throw refuse(orderRefusals.not_found)
  return orders.bought(sql, orderId)
}

/**
 * A request, for the buyer of its order. "Not yours" and "no such request" get the same reply. @throws
 * returns.not_found, order.link_over
 */
export async function requestOfBuyer(
  container: MedusaContainer,
  visitor: Visitor,
  { returnId, key }: { returnId: string; key?: string },
): Promise<RequestRow> {
  const row = await requestOf(databaseOf(container), returnId)
  await orderOfBuyer(container, visitor, { orderId: row.order_id, ...(key !== undefined && { key }) }).catch(
    (error: unknown) => {
      throw asRefusal(error)?.code === orderRefusals.not_found.code ? refuse(returnRefusals.not_found) : error
    },
  )
  return row
}

/** The requests of one order, newest first, for its buyer. @throws order.not_found, order.link_over */
export async function requestsOfOrder(
  container: MedusaContainer,
  visitor: Visitor,
  ask: { orderId: string; key?: string },
): Promise<ReturnRow[]> {
  const { orderId } = await orderOfBuyer(container, visitor, ask)
  const sql = databaseOf(container)
  const rows = await many<RequestRow>(
    sql,
    `select ${requestColumns} from return_request r where order_id = ? order by asked_at desc, id desc`,
    [orderId],
  )
  return rowsOf(container, sql, rows)
}
