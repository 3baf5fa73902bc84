import { accountRefusals } from "@silai/contracts/account/messages"
import type { SavedAddress } from "@silai/contracts/account/shapes"
import { many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

/** The engine's own table; it has no column for a landmark. */
const columns = `id as "_id", coalesce(address_name, '') as label, trim(concat_ws(' ', first_name, last_name)) as name, coalesce(phone, '') as phone,
  coalesce(address_1, '') as line1, coalesce(address_2, '') as line2, coalesce(metadata ->> 'landmark', '') as landmark, coalesce(city, '') as city,
  coalesce(province, '') as state, coalesce(postal_code, '') as pincode, is_default_shipping as "isDefault"`

/** A customer's saved addresses, the default first. */
export const addressesOf = (sql: Sql, customerId: string): Promise<SavedAddress[]> =>
  many<SavedAddress>(
    sql,
    `select ${columns} from customer_address where customer_id = ? and deleted_at is null order by is_default_shipping desc, created_at, id`,
    [customerId],
  )

/** One of the customer's own addresses; another customer's is unknown. @throws account.address_unknown */
export async function addressOf(sql: Sql, customerId: string, id: string): Promise<SavedAddress> {
  const found = await one<SavedAddress>(
    sql,
    `select ${columns} from customer_address where customer_id = ? and id = ? and deleted_at is null`,
    [customerId, id],
  )
  if (!found) throw refuse(accountRefusals.address_unknown)
  return found
}
