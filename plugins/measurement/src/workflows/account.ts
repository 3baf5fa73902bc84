import { one, type Sql } from "@silai/kit/knex"

const account = `select 1 from customer where id = ? and has_account and deleted_at is null`

/**
 * Whether this customer has an account; locked until the transaction ends, so that one being deleted at the same time
 * gets no measurements.
 */
export const holdsAccount = async (trx: Sql, customerId: string): Promise<boolean> =>
  (await one(trx, `${account} for share`, [customerId])) !== null

/** The same; any other change of this account waits. */
export const lockAccount = async (trx: Sql, customerId: string): Promise<boolean> =>
  (await one(trx, `${account} for update`, [customerId])) !== null
