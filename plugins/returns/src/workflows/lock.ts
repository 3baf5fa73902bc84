import { MedusaError } from "@medusajs/framework/utils"
import { returnRefusals } from "@silai/contracts/returns/messages"
import type { Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { asRefusal, refuse } from "@silai/kit/refuse"

/** Whatever is done with the requests of one order is done one after the other, until the transaction ends. */
export const lockOrderRequests = (trx: Sql, orderId: string) =>
  trx.raw(`select pg_advisory_xact_lock(hashtextextended('returns:' || ?, 0))`, [orderId])

/** What the engine does not do, in words for people; the transaction around it is undone whole. @throws returns.being_changed */
export async function withEngineRefusals<T>(orderId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { type, message } = (error ?? {}) as { type?: string; message?: string }
    if (asRefusal(error) || !type || !Object.values<string>(MedusaError.Types).includes(type)) throw error
    // An edit that somebody has begun in the engine, and not finished, closes an order to all other changes.
    log("warn", "a return was refused", { order: orderId, cause: message })
    throw refuse(returnRefusals.being_changed)
  }
}
