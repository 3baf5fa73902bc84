import { many, type Sql } from "@silai/kit/knex"
import { type Level, lockLevels, type MovementCause } from "@silai/kit/stock"
import type { Attempt } from "../attempt/attempt"
import type { SnapshotLine } from "@silai/contracts/checkout/snapshot"
import { present } from "@silai/contracts/present"

export type Need = { inventoryItemId: string; quantity: number }

/** Locked levels, by their item. */
export type StockLevels = ReadonlyMap<string, Level>

/** The pieces that a purchase needs of each inventory item. */
export function needsOf(lines: readonly SnapshotLine[]): Need[] {
  const needs = new Map<string, number>()
  for (const { inventoryItemId, quantity } of lines) {
    if (inventoryItemId) needs.set(inventoryItemId, (needs.get(inventoryItemId) ?? 0) + quantity)
  }
  return [...needs].map(([inventoryItemId, quantity]) => ({ inventoryItemId, quantity }))
}

/**
 * Locks the levels of the needed items and of what these attempts hold until the transaction ends, all at once
 * (`lockLevels` of the kit). Hold, release and reserve only under this lock, and never lock more levels afterwards. The
 * attempts' rows are locked already, so what they hold does not change.
 */
export async function lockStock(
  trx: Sql,
  needs: readonly Need[],
  attemptIds: readonly string[],
  cause: MovementCause,
): Promise<StockLevels> {
  const held = attemptIds.length
    ? await many<{ item: string }>(
        trx,
        `select distinct inventory_item_id as item from stock_hold where attempt_id = any(?::text[])`,
        [[...attemptIds]],
      )
    : []
  const items = [...needs.map(({ inventoryItemId }) => inventoryItemId), ...held.map(({ item }) => item)]
  return new Map((await lockLevels(trx, items, cause)).map((level) => [level.item, level]))
}

type Freed = Need & { met: boolean }

/**
 * Returns what these attempts hold to the locked levels. The holds' rows are deleted first, so a second run finds
 * nothing to return.
 * @returns the levels after the change, and the items whose level no longer exists: their goods are nowhere, which the
 * caller must judge
 */
export async function releaseHolds(
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
    if (met && level) now.set(inventoryItemId, { ...level, held: level.held - quantity, free: level.free + quantity })
  }
  return { levels: now, missed: freed.filter(({ met }) => !met).map(({ inventoryItemId }) => inventoryItemId) }
}

/** The items whose locked levels have too few pieces. */
export const shortOn = (levels: StockLevels, needs: readonly Need[]): string[] =>
  needs
    .filter(({ inventoryItemId, quantity }) => {
      const level = levels.get(inventoryItemId)
      return !level || (!level.backorder && level.free < quantity)
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
          level: present(levels.get(inventoryItemId), "a locked level").levelId,
          quantity,
        })),
      ),
      attemptId,
      guestAddress,
    ],
  )
}

/** Releases held goods, with their levels locked. @returns the levels, and the items whose level no longer exists */
export async function releaseStock(
  trx: Sql,
  { id, snapshot }: Pick<Attempt, "id" | "snapshot">,
  cause: MovementCause,
): Promise<{ missed: string[]; levels: Level[] }> {
  // An attempt holds exactly the pieces that its purchase needs.
  const locked = await lockStock(trx, needsOf(snapshot.lines), [], { ...cause, attemptId: id })
  const { missed, levels } = await releaseHolds(trx, [id], locked)
  return { missed, levels: [...levels.values()] }
}
