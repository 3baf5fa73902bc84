import { orderRefusals } from "@silai/contracts/order/messages"
import type { OrderNote } from "@silai/contracts/order/edit-calls"
import { mayDo, type Role } from "@silai/contracts/staff/roles"
import { many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

/** Somebody of the shop. */
export type Colleague = { userId: string; name: string; role: Role }

/** Its author, and whoever may change orders, takes a note away. */
export const mayRemove = (by: Colleague, authorId: string): boolean =>
  by.userId === authorId || mayDo(by.role, "order.write")

/** The notes about an order, newest first. @throws order.not_found */
export async function notesOf(sql: Sql, orderId: string, by: Colleague): Promise<OrderNote[]> {
  if (!(await one(sql, `select 1 from order_state where order_id = ?`, [orderId])))
    throw refuse(orderRefusals.not_found)
  const rows = await many<{ id: string; text: string; author_id: string; author: string; created_at: Date }>(
    sql,
    `select id, text, author_id, author, created_at from order_note where order_id = ? order by created_at desc, id desc`,
    [orderId],
  )
  return rows.map(({ id, text, author_id, author, created_at }) => ({
    _id: id,
    text,
    author,
    at: created_at.toISOString(),
    mayRemove: mayRemove(by, author_id),
  }))
}
