import { houseLocation } from "@silai/kit/house-ids"
import { many, type Sql } from "@silai/kit/knex"
import type { SnapshotLine } from "@silai/contracts/checkout/snapshot"

export type Need = { inventoryItemId: string; quantity: number }

/** A stock level whose row this transaction has locked. `unsold`: stocked and not reserved for an order. */
export type StockLevel = { levelId: string; unsold: number; held: number; backorder: boolean }
export type StockLevels = ReadonlyMap<string, StockLevel>

/** What a purchase needs of each inventory item. */
export function needsOf(lines: readonly SnapshotLine[]): Need[] {
  const needs = new Map<string, number>()
  for (const { inventoryItemId, quantity } of lines) {
    if (inventoryItemId) needs.set(inventoryItemId, (needs.get(inventoryItemId) ?? 0) + quantity)
  }
  return [...needs].map(([inventoryItemId, quantity]) => ({ inventoryItemId, quantity }))
}

/**
 * Locks the levels of the needed items and of what these attempts hold until the transaction ends. Each is locked once,
 * in the same order as the back office's `lockLevels` in the catalogue, so they cannot deadlock. Hold, release and
 * reserve only under this lock, and never lock more levels afterwards.
 */
export async function lockLevels(
  trx: Sql,
  needs: readonly Need[],
  attemptIds: readonly string[],
): Promise<StockLevels> {
  const rows = await many<StockLevel & { inventoryItemId: string }>(
    trx,
    `select id as "levelId", inventory_item_id as "inventoryItemId", (stocked_quantity - reserved_quantity)::int as unsold, held, backorder
       from inventory_level
      where inventory_item_id = any(?::text[] || array(select inventory_item_id from stock_hold where attempt_id = any(?::text[]))) and deleted_at is null
        and location_id = ${houseLocation}
      order by inventory_item_id collate "C", id for update`,
    [needs.map(({ inventoryItemId }) => inventoryItemId), [...attemptIds]],
  )
  return new Map(rows.map(({ inventoryItemId, ...level }) => [inventoryItemId, level]))
}

type Freed = Need & { met: boolean }

/**
 * Returns what these attempts hold to the locked levels. The holds' rows are deleted first, so a second run finds
 * nothing to return.
 * @returns the levels after the change, and the items whose level no longer exists: their goods are nowhere, which the
 * caller must judge
 */
export async function putBack(
  trx: Sql,
  attemptIds: readonly string[],
  levels: StockLevels,
): Promise<{ levels: StockLevels; missed: string[] }> {
  const freed = await many<Freed>(
    trx,
    `with gone as (delete from stock_hold where attempt_id = any(?::text[]) returning inventory_item_id, quantity),
          freed as (select inventory_item_id, sum(quantity)::int as quantity from gone group by inventory_item_id),
          stock_level as (select * from jsonb_to_recordset(?::jsonb) as one (item text, level text)),
          put as (update inventory_level l set held = held - freed.quantity from freed join stock_level on stock_level.item = freed.inventory_item_id
                   where l.id = stock_level.level returning l.inventory_item_id)
     select inventory_item_id as "inventoryItemId", quantity, inventory_item_id in (select inventory_item_id from put) as met from freed`,
    [[...attemptIds], JSON.stringify([...levels].map(([item, { levelId }]) => ({ item, level: levelId })))],
  )
  const now = new Map(levels)
  for (const { inventoryItemId, quantity, met } of freed) {
    const level = levels.get(inventoryItemId)
    if (met && level) now.set(inventoryItemId, { ...level, held: level.held - quantity })
  }
  return { levels: now, missed: freed.filter(({ met }) => !met).map(({ inventoryItemId }) => inventoryItemId) }
}

export const freeOn = ({ unsold, held }: StockLevel): number => unsold - held

/** The items whose locked levels have too few pieces. */
export const shortOn = (levels: StockLevels, needs: readonly Need[]): string[] =>
  needs
    .filter(({ inventoryItemId, quantity }) => {
      const level = levels.get(inventoryItemId)
      return !level || (!level.backorder && freeOn(level) < quantity)
    })
    .map(({ inventoryItemId }) => inventoryItemId)

/** Holds goods that the caller has checked to be available. `guestAddress` null: signed in, or paid. */
export async function take(
  trx: Sql,
  attemptId: string,
  levels: StockLevels,
  needs: readonly Need[],
  guestAddress: string | null,
): Promise<void> {
  if (!needs.length) return
  await trx.raw(
    `with want as (select * from jsonb_to_recordset(?::jsonb) as one (item text, level text, quantity int)),
          kept as (insert into stock_hold (attempt_id, inventory_item_id, quantity, guest_address) select ?, item, quantity, ? from want)
     update inventory_level l set held = held + want.quantity from want where l.id = want.level`,
    [
      JSON.stringify(
        needs.map(({ inventoryItemId, quantity }) => ({
          item: inventoryItemId,
          level: levels.get(inventoryItemId)!.levelId,
          quantity,
        })),
      ),
      attemptId,
      guestAddress,
    ],
  )
}

/** Releases held goods, with their levels locked. @returns the levels, and the items whose level no longer exists */
export async function releaseStock(trx: Sql, attemptId: string): Promise<{ missed: string[]; levelIds: string[] }> {
  const locked = await lockLevels(trx, [], [attemptId])
  const { missed } = await putBack(trx, [attemptId], locked)
  return { missed, levelIds: [...locked.values()].map(({ levelId }) => levelId) }
}
