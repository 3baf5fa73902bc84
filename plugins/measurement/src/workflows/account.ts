import { one, type Sql } from "@silai/kit/knex"

/**
 * Whether this is somebody with an account; locked until the transaction ends, so that one that is being deleted at the
 * same time gets no measurements.
 */
export const holdsAccount = async (trx: Sql, customerId: string): Promise<boolean> =>
  (await one(trx, `select 1 from customer where id = ? and has_account and deleted_at is null for share`, [
    customerId,
  ])) !== null
