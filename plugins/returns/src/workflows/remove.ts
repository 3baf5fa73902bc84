import type { MedusaContainer } from "@medusajs/framework/types"
import { returnRefusals } from "@silai/contracts/returns/messages"
import { isClosed } from "@silai/contracts/returns/states"
import { databaseOf } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { requestOf } from "../queries/request"

/**
 * Removes a closed request from the shop's lists; its buyer's list, and its history, stay. @throws returns.not_found,
 * returns.not_closed
 */
export function removeReturn(
  container: MedusaContainer,
  { returnId }: { returnId: string },
): Promise<{ returnId: string }> {
  return databaseOf(container).transaction(async (trx) => {
    await trx.raw(`select 1 from return_request where id = ? for no key update`, [returnId])
    const { state, order_id } = await requestOf(trx, returnId)
    if (!isClosed(state)) throw refuse(returnRefusals.not_closed)
    await trx.raw(`update return_request set hidden_at = coalesce(hidden_at, now()) where id = ?`, [returnId])
    await notifyLive(trx, "return.changed", { returnId, orderId: order_id })
    return { returnId }
  })
}
