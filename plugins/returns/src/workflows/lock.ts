import { MedusaError } from "@medusajs/framework/utils"
import { returnRefusals } from "@silai/contracts/returns/messages"
import type { Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { asRefusal, refuse } from "@silai/kit/refuse"

/** Serialises all changes of one order's requests, until the transaction ends. */
export const lockOrderRequests = (trx: Sql, orderId: string) =>
  trx.raw(`select pg_advisory_xact_lock(hashtextextended('returns:' || ?, 0))`, [orderId])

/** The engine's error in words for people; the surrounding transaction is rolled back. @throws returns.being_changed */
export async function withEngineRefusals<T>(orderId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { type, message } = (error ?? {}) as { type?: string; message?: string }
    if (asRefusal(error) || !type || !Object.values<string>(MedusaError.Types).includes(type)) throw error
    // An unfinished edit in the engine blocks all other changes of an order.
    log("warn", "a return was refused", { order: orderId, cause: message })
    throw refuse(returnRefusals.being_changed)
  }
}
