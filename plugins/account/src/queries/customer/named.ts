import type { Person } from "@silai/contracts/account/calls"
import { one, type Sql } from "@silai/kit/knex"

/** The name shown to a signed-in customer, or null when the account is deleted. */
export async function customerNamed(sql: Sql, customerId: string): Promise<Person | null> {
  const row = await one<{ id: string; email: string | null; name: string }>(
    sql,
    `select id, email, trim(concat_ws(' ', first_name, last_name)) as name from customer where id = ? and deleted_at is null`,
    [customerId],
  )
  return row ? { _id: row.id, name: row.name, role: "customer", email: row.email ?? undefined } : null
}
