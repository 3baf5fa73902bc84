import type { Profile } from "@silai/contracts/account/shapes"
import { houseRefusals } from "@silai/contracts/house/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { countingProofs, undoable } from "./sign-in-ways"

type Row = {
  id: string
  name: string
  email: string | null
  phone: string | null
  created_at: Date
  ways: string[]
  young: string[]
  proven: boolean
  pending: string | null
  lost: boolean
  version: string | null
  given_at: Date | null
}

/** A customer's own profile. @throws house.sign_in when the account is deleted */
export async function readProfile(sql: Sql, customerId: string): Promise<Profile> {
  const row = await one<Row>(
    sql,
    `select c.id, trim(concat_ws(' ', c.first_name, c.last_name)) as name, c.email, p.phone, c.created_at, k.version, k.given_at,
            array(select w.provider from provider_identity w join auth_identity a on a.id = w.auth_identity_id where a.app_metadata ->> 'customer_id' = c.id) as ways,
            array(select distinct what from sign_in_change where actor_id = c.id and ${undoable}) as young,
            exists (select 1 from customer_email_proof e where e.customer_id = c.id and e.email = c.email) as proven,
            (select l.email from email_link l where l.customer_id = c.id and l.email is distinct from c.email and l.expires_at > now() limit 1) as pending,
            exists (select 1 from customer_email_lost l where l.customer_id = c.id) as lost
       from customer c left join customer_phone p on p.customer_id = c.id
       left join lateral (select version, given_at from customer_consent where customer_id = c.id order by given_at desc limit 1) k on true
      where c.id = ? and c.deleted_at is null`,
    [customerId],
  )
  if (!row) throw refuse(houseRefusals.sign_in)
  const has = {
    email: row.email,
    phone: row.phone,
    hasPassword: row.ways.includes("emailpass"),
    hasGoogle: row.ways.includes("google"),
  }
  return {
    _id: row.id,
    name: row.name,
    role: "customer",
    ...has,
    emailProven: row.proven,
    emailPending: row.pending,
    emailLost: row.lost,
    proofs: countingProofs(has, new Set(row.young)),
    createdAt: row.created_at.toISOString(),
    consent: row.version && row.given_at ? { version: row.version, at: row.given_at.toISOString() } : null,
  }
}
