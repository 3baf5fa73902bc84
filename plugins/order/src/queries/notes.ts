import { orderRefusals, orderMessages } from "@silai/contracts/order/messages"
import type { OrderNote } from "@silai/contracts/order/edit-calls"
import { mayDo, type Role, seesContact } from "@silai/contracts/staff/roles"
import { hideContact } from "@silai/kit/hide-contact"
import { many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

/** A staff member. */
export type Colleague = { userId: string; name: string; role: Role }

/** A note can be removed by its author and by staff who may change orders. */
export const mayRemove = (by: Colleague, authorId: string): boolean =>
  by.userId === authorId || mayDo(by.role, "order.write")

/** The notes about an order, newest first, as this colleague may read them. @throws order.not_found */
export async function notesOf(sql: Sql, orderId: string, by: Colleague): Promise<OrderNote[]> {
  if (!(await one(sql, `select 1 from order_state where order_id = ?`, [orderId])))
    throw refuse(orderRefusals.not_found)
  const rows = await many<{
    id: string
    text: string
    author_id: string
    author: string
    created_at: Date
    names_address: boolean
  }>(
    sql,
    `select id, text, author_id, author, created_at, names_address from order_note where order_id = ? order by created_at desc, id desc`,
    [orderId],
  )
  const readable = (text: string, namesAddress: boolean) => {
    if (seesContact(by.role)) return text
    return namesAddress ? orderMessages.addressNoteHidden : hideContact(text)
  }
  return rows.map(({ id, text, author_id, author, created_at, names_address }) => ({
    _id: id,
    text: readable(text, names_address),
    author,
    at: created_at.toISOString(),
    mayRemove: mayRemove(by, author_id),
  }))
}
