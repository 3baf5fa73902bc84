import type { Person } from "@silai/contracts/account/calls"
import { one, type Sql } from "@silai/kit/knex"

/** Name, e-mail and phone of a signed-in customer, or null when the account is deleted. */
export async function customerNamed(sql: Sql, customerId: string): Promise<Person | null> {
  const row = await one<{ id: string; email: string | null; phone: string | null; name: string }>(
    sql,
    `select id, email, phone, trim(concat_ws(' ', first_name, last_name)) as name from customer where id = ? and deleted_at is null`,
    [customerId],
  )
  if (!row) return null
  const { id, name, email, phone } = row
  return { _id: id, name, role: "customer", email: email ?? undefined, phone: phone ?? undefined }
}
