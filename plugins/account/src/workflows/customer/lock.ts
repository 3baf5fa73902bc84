import { houseRefusals } from "@silai/contracts/house/messages"
import { isStillOpen } from "@silai/kit/devices"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import type { Visitor } from "@silai/kit/visitor"

/**
 * Locks a customer until the transaction ends, so that changes from two tabs are serialised, and an account that is
 * being deleted at this moment keeps nothing new. @throws house.sign_in when the account is deleted
 */
export async function lockCustomer(trx: Sql, customerId: string): Promise<void> {
  const isThere = await one(trx, `select 1 from customer where id = ? and deleted_at is null for update`, [customerId])
  if (!isThere) throw refuse(houseRefusals.sign_in)
}

/**
 * Serialises changes of the ways in of a customer or a staff member.
 * @returns false when the account was deleted in the meantime
 */
export const lockActor = async (trx: Sql, actorId: string): Promise<boolean> =>
  (await one(
    trx,
    `select 1 from (select 1 from customer where id = ? and deleted_at is null for update) c union all select 1 from (select 1 from staff_member where user_id = ? for update) m`,
    [actorId, actorId],
  )) !== null

/**
 * Locks the person, then checks that the request's session is still open: an undo or a reset may have ended it since the
 * request was admitted. @throws house.sign_in
 */
export async function lockSignedIn(trx: Sql, actorId: string, sessionId: string): Promise<void> {
  const isThere = await lockActor(trx, actorId)
  if (!isThere || !(await isStillOpen(trx, actorId, sessionId))) throw refuse(houseRefusals.sign_in)
}

/** Whether this browser is signed in to the account, asked under the person's lock. */
export const isSignedInto = async (trx: Sql, customerId: string, shopper: Visitor["shopper"]): Promise<boolean> =>
  shopper?.customerId === customerId && (await isStillOpen(trx, customerId, shopper.sessionId))
