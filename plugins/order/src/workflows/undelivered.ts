import { codeOf, ON_ITS_WAY } from "@silai/contracts/order/status"
import type { Sql } from "@silai/kit/knex"
import { lockEngineOrder, lockLevels, moveStock, notifyLevels } from "@silai/kit/stock"
import { fulfilmentsOf } from "../queries/in-engine"
import { lockOrder, settle } from "./settle"

/**
 * See `IOrderModuleService`. The engine has no step for it, and keeps the fulfilment as shipped; the pieces that left
 * stock with it are counted again.
 */
export async function recordUndelivered(
  trx: Sql,
  orderId: string,
  by: { name: string; userId: string },
): Promise<string | null> {
  const ours = await lockOrder(trx, orderId)
  if (!ours || !ON_ITS_WAY.includes(ours.code)) return null
  const mover = { by: by.name, userId: by.userId, parcel: null, reason: "" }
  await settle(trx, orderId, ours.code, codeOf("returned"), mover)
  await lockEngineOrder(trx, orderId)
  const restocked = (await fulfilmentsOf(trx, orderId)).flatMap(({ pieces }) =>
    pieces.flatMap(({ item, quantity }) => (item ? [{ item, quantity }] : [])),
  )
  const items = restocked.map(({ item }) => item)
  const levels = await lockLevels(trx, items, { why: "return_received", orderId, by })
  await moveStock(
    trx,
    levels,
    restocked.map(({ item, quantity }) => ({ item, stocked: quantity })),
  )
  const colourways = ours.details.lines.map(({ colourwayId }) => colourwayId)
  await notifyLevels(trx, levels, orderId, colourways)
  return ours.details.contact.phone
}
