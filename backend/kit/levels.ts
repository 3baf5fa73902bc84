import { emitEvents } from "./events"
import { houseLocation } from "./house-ids"
import { many, type Sql } from "./knex"
import { notifyLive } from "./outbox"

export type Level = { levelId: string; item: string; stocked: number; free: number }

/**
 * Locks the levels of these items until the transaction ends, in the same order as the till and the back office do. Every buyer of these
 * sizes waits from here on, so it comes last. A size that is gone has no level.
 */
export const lockLevels = (trx: Sql, items: readonly string[]): Promise<Level[]> =>
  many<Level>(
    trx,
    `select id as "levelId", inventory_item_id as item, stocked_quantity::int as stocked, (stocked_quantity - reserved_quantity)::int - held as free
       from inventory_level where inventory_item_id = any(?::text[]) and deleted_at is null and location_id = ${houseLocation}
      order by inventory_item_id collate "C", id for update`,
    [[...items]],
  )

/** Tells of locked levels that an order has changed. */
export async function notifyLevels(
  trx: Sql,
  levels: readonly Level[],
  orderId: string,
  colourwayIds: readonly string[],
): Promise<void> {
  await emitEvents(trx, {
    name: "inventory-level.updated",
    data: levels.map(({ levelId }) => ({ id: levelId, order_id: orderId })),
  })
  await notifyLive(trx, "stock.changed", ...[...new Set(colourwayIds)].map((colourwayId) => ({ colourwayId })))
}
