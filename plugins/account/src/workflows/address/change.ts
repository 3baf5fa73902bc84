import { isDeepStrictEqual } from "node:util"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { SavedAddress } from "@silai/contracts/account/shapes"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { namesOf } from "../customer/create"
import { lockCustomer } from "../customer/lock"
import { addressesOf, addressOf } from "../../queries/addresses"

type Fields = Omit<SavedAddress, "_id">

/** Writes all fields of one address; a customer has at most one default. Returns what is no longer the default. */
export async function writeAddress(
  trx: Sql,
  customerId: string,
  id: string,
  address: Fields,
): Promise<{ id: string }[]> {
  const others = address.isDefault
    ? await many<{ id: string }>(
        trx,
        `update customer_address set is_default_shipping = false where customer_id = ? and id <> ? and is_default_shipping returning id`,
        [customerId, id],
      )
    : []
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
  return others
}

type Named = { customerId: string; _id: string }

/**
 * Changes the given fields. The default stays so until another becomes it.
 * @throws account.address_unknown, and a PIN code of another state
 */
export function changeAddress(
  container: MedusaContainer,
  { customerId, _id: id, ...change }: Named & Partial<Fields>,
): Promise<SavedAddress> {
  return databaseOf(container).transaction(async (trx) => {
    await lockCustomer(trx, customerId)
    const { _id: _same, ...now } = await addressOf(trx, customerId, id)
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const wanted = { ...now, ...given, isDefault: now.isDefault || change.isDefault === true }
    if (isDeepStrictEqual(wanted, now)) return { _id: id, ...now }
    // A change of the label or the phone does not judge an older address.
    if (wanted.pincode !== now.pincode || wanted.state !== now.state) container.resolve("pincode").refuseWrong(wanted)
    const others = await writeAddress(trx, customerId, id, wanted)
    await container.resolve("checkout").endDetails(trx, customerId)
    await emitEvents(trx, { name: "customer.customer-address.updated", data: [{ id }, ...others] })
    return addressOf(trx, customerId, id)
  })
}

/**
 * Removes an address; if it was the default, `heir` becomes it, or else the oldest remaining one. @throws
 * account.address_unknown
 */
export function removeAddress(
  container: MedusaContainer,
  { customerId, _id: id }: Named,
  heir: string | null = null,
): Promise<{ _id: string }> {
  return databaseOf(container).transaction(async (trx) => {
    await lockCustomer(trx, customerId)
    const gone = await addressOf(trx, customerId, id)
    await trx.raw(`delete from customer_address where customer_id = ? and id = ?`, [customerId, id])
    const left = await addressesOf(trx, customerId)
    const next = gone.isDefault ? (left.find(({ _id }) => _id === heir) ?? left[0]) : undefined
    if (next) await trx.raw(`update customer_address set is_default_shipping = true where id = ?`, [next._id])
    await container.resolve("checkout").endDetails(trx, customerId)
    await emitEvents(
      trx,
      { name: "customer.customer-address.deleted", data: [{ id }] },
      { name: "customer.customer-address.updated", data: next ? [{ id: next._id }] : [] },
    )
    return { _id: id }
  })
}
