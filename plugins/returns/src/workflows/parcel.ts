import type { MedusaContainer } from "@medusajs/framework/types"
import type { Parcel } from "@silai/contracts/order/parcel"
import { RETURN_WAYS, type ReturnWay } from "@silai/contracts/returns/limits"
import { returnRefusals } from "@silai/contracts/returns/messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { lockRequest } from "./move"

type Noted = { returnId: string; way: ReturnWay; parcel: Parcel }

/** Records how a request's pieces travel, while they do. @throws returns.not_found, returns.no_parcel */
export function noteParcel(
  container: MedusaContainer,
  { returnId, way, parcel }: Noted,
): Promise<{ returnId: string; way: ReturnWay }> {
  return databaseOf(container).transaction(async (trx) => {
    const row = await lockRequest(trx, returnId)
    const states: readonly string[] = RETURN_WAYS[way]
    if (!row.address || !states.includes(row.state)) throw refuse(returnRefusals.no_parcel)
    await trx.raw(`update return_request set parcels = parcels || ?::jsonb where id = ?`, [
      JSON.stringify({ [way]: { ...parcel, at: new Date().toISOString() } }),
      returnId,
    ])
    await emitEvents(trx, { name: "silai.return.parcel-noted", data: [{ id: returnId, order_id: row.order_id, way }] })
    await notifyLive(trx, "return.changed", { returnId, orderId: row.order_id })
    return { returnId, way }
  })
}
