import { houseRefusals } from "@silai/contracts/house/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

/**
 * Locks a customer until the transaction ends, so that changes from two tabs are serialised, and an account that is
 * being deleted at this moment keeps nothing new. @throws house.sign_in when the account is deleted
 */
export async function lockCustomer(trx: Sql, customerId: string): Promise<void> {
  const isThere = await one(trx, `select 1 from customer where id = ? and deleted_at is null for update`, [customerId])
  if (!isThere) throw refuse(houseRefusals.sign_in)
}
