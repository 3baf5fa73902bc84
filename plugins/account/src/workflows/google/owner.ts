import { one, type Sql } from "@silai/kit/knex"

/** The customer to whom a Google account is connected, or null. */
export async function ownerOf(sql: Sql, sub: string): Promise<string | null> {
  const row = await one<{ customer_id: string | null }>(
    sql,
    `select a.app_metadata ->> 'customer_id' as customer_id from provider_identity p join auth_identity a on a.id = p.auth_identity_id
      where p.provider = 'google' and p.entity_id = ?`,
    [sub],
  )
  return row?.customer_id ?? null
}
