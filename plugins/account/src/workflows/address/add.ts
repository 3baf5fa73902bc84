import type { MedusaContainer } from "@medusajs/framework/types"
import { ADDRESS_BOOK } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import type { SavedAddress } from "@silai/contracts/account/shapes"
import { newId } from "@silai/kit/ids"
import { emitEvents } from "@silai/kit/events"
import { databaseOf } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { lockCustomer } from "../customer/lock"
import { writeAddress } from "./change"
import { addressesOf, addressOf } from "../../queries/addresses"

type New = Omit<SavedAddress, "_id" | "label" | "line2" | "landmark" | "isDefault"> &
  Partial<Pick<SavedAddress, "label" | "line2" | "landmark" | "isDefault">>

/** `formerDefault`: the address that was the default until this one became it. */
type AddedAddress = SavedAddress & { formerDefault: string | null }

/** Saves an address; the first one is the default. @throws account.address_book_full, and a PIN code of another state */
export function addAddress(
  container: MedusaContainer,
  { customerId, ...address }: New & { customerId: string },
): Promise<AddedAddress> {
  container.resolve("pincode").refuseWrong(address)
  return databaseOf(container).transaction(async (trx) => {
    await lockCustomer(trx, customerId)
    const saved = await addressesOf(trx, customerId)
    if (saved.length >= ADDRESS_BOOK.most) throw refuse(accountRefusals.address_book_full)
    const id = newId("cuaddr")
    await trx.raw(`insert into customer_address (id, customer_id, country_code) values (?, ?, 'in')`, [id, customerId])
    const { label = "", line2 = "", landmark = "" } = address
    const others = await writeAddress(trx, customerId, id, {
      ...address,
      label,
      line2,
      landmark,
      isDefault: address.isDefault || saved.length === 0,
    })
    await emitEvents(
      trx,
      { name: "customer.customer-address.created", data: [{ id }] },
      { name: "customer.customer-address.updated", data: others },
    )
    return { ...(await addressOf(trx, customerId, id)), formerDefault: others[0]?.id ?? null }
  })
}
