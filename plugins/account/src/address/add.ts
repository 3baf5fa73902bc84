import { ADDRESS_BOOK } from "@silai/contracts/account/limits"
import { accountRefusals } from "@silai/contracts/account/messages"
import type { KeptAddress } from "@silai/contracts/account/shapes"
import { newId } from "@silai/kit/ids"
import type { Database } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { writeAddress } from "./change"
import { addressesOf, addressOf } from "./read"

type New = Omit<KeptAddress, "_id" | "label" | "line2" | "landmark" | "isDefault"> &
  Partial<Pick<KeptAddress, "label" | "line2" | "landmark" | "isDefault">>

/** Keeps an address; the first one is the default. @throws account.address_book_full */
export function addAddress(database: Database, customerId: string, told: New): Promise<KeptAddress> {
  return database.transaction(async (trx) => {
    // Two tabs count one after the other.
    await trx.raw(`select id from customer where id = ? for update`, [customerId])
    const kept = await addressesOf(trx, customerId)
    if (kept.length >= ADDRESS_BOOK.most) throw refuse(accountRefusals.address_book_full)
    const id = newId("cuaddr")
    await trx.raw(`insert into customer_address (id, customer_id, country_code) values (?, ?, 'in')`, [id, customerId])
    const { label = "", line2 = "", landmark = "" } = told
    await writeAddress(trx, customerId, id, {
      ...told,
      label,
      line2,
      landmark,
      isDefault: told.isDefault || kept.length === 0,
    })
    return addressOf(trx, customerId, id)
  })
}
