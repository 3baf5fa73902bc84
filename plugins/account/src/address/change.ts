import type { KeptAddress } from "@silai/contracts/account/shapes"
import type { Database, Sql } from "@silai/kit/knex"
import { namesOf } from "../people/create"
import { addressesOf, addressOf } from "./read"

type Fields = Omit<KeptAddress, "_id">

/** Writes all fields of one address; at most one of somebody's is the default. */
export async function writeAddress(trx: Sql, customerId: string, id: string, address: Fields): Promise<void> {
  if (address.isDefault)
    await trx.raw(
      `update customer_address set is_default_shipping = false where customer_id = ? and id <> ? and is_default_shipping`,
      [customerId, id],
    )
  const [first, last] = namesOf(address.name)
  await trx.raw(
    `update customer_address set address_name = ?, first_name = ?, last_name = ?, phone = ?, address_1 = ?, address_2 = ?, city = ?, province = ?, postal_code = ?,
            metadata = jsonb_build_object('landmark', ?::text), is_default_shipping = ?, updated_at = now() where customer_id = ? and id = ?`,
    [
      address.label,
      first,
      last,
      address.phone,
      address.line1,
      address.line2,
      address.city,
      address.state,
      address.pincode,
      address.landmark,
      address.isDefault,
      customerId,
      id,
    ],
  )
}

const lock = (trx: Sql, customerId: string) => trx.raw(`select id from customer where id = ? for update`, [customerId])

/** Changes what is given. The default stays the default until another one is. @throws account.address_unknown */
export function changeAddress(
  database: Database,
  customerId: string,
  id: string,
  change: Partial<Fields>,
): Promise<KeptAddress> {
  return database.transaction(async (trx) => {
    await lock(trx, customerId)
    const { _id: _same, ...now } = await addressOf(trx, customerId, id)
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    await writeAddress(trx, customerId, id, { ...now, ...given, isDefault: now.isDefault || change.isDefault === true })
    return addressOf(trx, customerId, id)
  })
}

/** Removes an address; the oldest of the others becomes the default in its place. @throws account.address_unknown */
export function removeAddress(database: Database, customerId: string, id: string): Promise<void> {
  return database.transaction(async (trx) => {
    await lock(trx, customerId)
    const gone = await addressOf(trx, customerId, id)
    await trx.raw(`delete from customer_address where customer_id = ? and id = ?`, [customerId, id])
    const [next] = await addressesOf(trx, customerId)
    if (gone.isDefault && next)
      await trx.raw(`update customer_address set is_default_shipping = true where id = ?`, [next._id])
  })
}
