import type { Profile } from "@silai/contracts/account/shapes"
import { houseRefusals } from "@silai/contracts/house/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

type Row = {
  id: string
  name: string
  email: string | null
  phone: string | null
  created_at: Date
  ways: string[]
  version: string | null
  given_at: Date | null
}

/** A customer's own profile. @throws house.sign_in when the account is deleted */
export async function readProfile(sql: Sql, customerId: string): Promise<Profile> {
  const row = await one<Row>(
    sql,
    `select c.id, trim(concat_ws(' ', c.first_name, c.last_name)) as name, c.email, p.phone, c.created_at, k.version, k.given_at,
            array(select w.provider from provider_identity w join auth_identity a on a.id = w.auth_identity_id where a.app_metadata ->> 'customer_id' = c.id) as ways
       from customer c left join customer_phone p on p.customer_id = c.id
       left join lateral (select version, given_at from customer_consent where customer_id = c.id order by given_at desc limit 1) k on true
      where c.id = ? and c.deleted_at is null`,
    [customerId],
  )
  if (!row) throw refuse(houseRefusals.sign_in)
  return {
    _id: row.id,
    name: row.name,
    role: "customer",
    email: row.email,
    phone: row.phone,
    createdAt: row.created_at.toISOString(),
    hasPassword: row.ways.includes("emailpass"),
    hasGoogle: row.ways.includes("google"),
    consent: row.version && row.given_at ? { version: row.version, at: row.given_at.toISOString() } : null,
  }
}
