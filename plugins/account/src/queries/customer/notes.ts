import type { CustomerNote } from "@silai/contracts/customer/shapes"
import { many, type Sql } from "@silai/kit/knex"
import { type Known } from "./person"

/** A customer's notes, newest first: those on the account, and those on its phone from before the account existed. */
export async function notesOf(sql: Sql, { customerId, phone }: Known): Promise<CustomerNote[]> {
  const rows = await many<{ id: string; text: string; author: string; created_at: Date }>(
    sql,
    `select id, text, author, created_at from customer_note where customer_id = ? or phone = ? order by created_at desc, id desc`,
    [customerId, phone],
  )
  return rows.map(({ id, text, author, created_at }) => ({ _id: id, text, author, at: created_at.toISOString() }))
}
