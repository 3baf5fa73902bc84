import { PHONE } from "@silai/contracts/account/limits"
import { phoneOf } from "@silai/contracts/account/phone"
import type { ProvenBy, ProvenPerson } from "@silai/contracts/account/service"
import { one, type Sql } from "@silai/kit/knex"

const asPhone = (identifier: string): string | null => {
  const phone = phoneOf(identifier)
  return PHONE.pattern.test(phone) ? phone : null
}

/** See `IAccountModuleService`. */
export const isCustomer = async (sql: Sql, customerId: string): Promise<boolean> =>
  (await one(sql, `select 1 from customer where id = ? and has_account and deleted_at is null`, [customerId])) !== null

/** See `IAccountModuleService`. */
export async function nameOf(sql: Sql, customerId: string): Promise<string | null> {
  const row = await one<{ name: string }>(
    sql,
    `select trim(concat_ws(' ', first_name, last_name)) as name from customer where id = ? and has_account and deleted_at is null`,
    [customerId],
  )
  return row?.name ?? null
}

/** Whether an account has this e-mail or phone. */
export async function isKnown(sql: Sql, identifier: string): Promise<boolean> {
  const phone = asPhone(identifier)
  if (phone) return (await one(sql, `select 1 from customer_phone where phone = ?`, [phone])) !== null
  return isEmailTaken(sql, identifier)
}

export async function isEmailTaken(sql: Sql, email: string, butBy = ""): Promise<boolean> {
  const taken = await one(
    sql,
    `select 1 from customer where email = ? and has_account and deleted_at is null and id <> ?
     union all
     select 1 from provider_identity p join auth_identity a on a.id = p.auth_identity_id
      where p.provider = 'emailpass' and p.entity_id = ? and coalesce(a.app_metadata ->> 'customer_id', '') <> ? limit 1`,
    [email, butBy, email, butBy || "nobody"],
  )
  return taken !== null
}

export async function customerOfPhone(sql: Sql, phone: string): Promise<string | null> {
  return (
    (await one<{ customer_id: string }>(sql, `select customer_id from customer_phone where phone = ?`, [phone]))
      ?.customer_id ?? null
  )
}

/** See `IAccountModuleService`. */
export function provenPerson(sql: Sql, by: ProvenBy): Promise<ProvenPerson | null> {
  const [which, value] =
    "phone" in by
      ? ["p.phone", by.phone]
      : "email" in by
        ? ["e.email", by.email.toLowerCase()]
        : ["c.id", by.customerId]
  return one<ProvenPerson>(
    sql,
    `select c.id as "customerId", p.phone, e.email from customer c left join customer_phone p on p.customer_id = c.id
       left join customer_email_proof e on e.customer_id = c.id and e.email = c.email
      where ${which} = ? and c.has_account and c.deleted_at is null`,
    [value],
  )
}

/** See `IAccountModuleService`. */
export const emailsOf = (sql: Sql, customerId: string): Promise<{ proven: string; former: string[] } | null> =>
  one(
    sql,
    `select e.email as proven,
            array(select f.email from customer_email_former f where f.customer_id = c.id and f.email <> e.email) as former
       from customer c join customer_email_proof e on e.customer_id = c.id and e.email = c.email
      where c.id = ? and c.has_account and c.deleted_at is null`,
    [customerId],
  )

/**
 * The key under which an identifier's password is stored: the e-mail, or the account's id if it has none. A phone
 * without an account is returned unchanged; no password is stored under it.
 */
export async function emailFor(sql: Sql, identifier: string): Promise<string> {
  const phone = asPhone(identifier)
  const found = await one<{ email: string | null }>(
    sql,
    `select coalesce((select w.entity_id from provider_identity w join auth_identity a on a.id = w.auth_identity_id
                       where w.provider = 'emailpass' and a.app_metadata ->> 'customer_id' = c.id limit 1), c.email) as email
       from customer_phone p join customer c on c.id = p.customer_id where p.phone = ?`,
    [phone ?? ""],
  )
  return phone ? (found?.email ?? phone) : identifier
}
