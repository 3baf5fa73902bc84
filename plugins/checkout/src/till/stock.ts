import { many, one, type Sql } from "@silai/kit/knex"
import type { SnapshotLine } from "./ports"

export type Need = { inventoryItemId: string; quantity: number }

/** What a purchase needs of each inventory item, in one fixed order: two purchases that meet never wait for each other in a ring. */
export function needsOf(lines: SnapshotLine[]): Need[] {
  const needs = new Map<string, number>()
  for (const { inventoryItemId, quantity } of lines) {
    if (inventoryItemId) needs.set(inventoryItemId, (needs.get(inventoryItemId) ?? 0) + quantity)
  }
  return [...needs]
    .map(([inventoryItemId, quantity]) => ({ inventoryItemId, quantity }))
    .sort((a, b) => (a.inventoryItemId < b.inventoryItemId ? -1 : 1))
}

/**
 * Puts goods into a shopper's hands: all of them, or none and the items that fell short.
 * One conditional update per item is check and take in one; there is nothing to race.
 */
export async function holdStock(trx: Sql, attemptId: string, needs: Need[]): Promise<{ short: string[] }> {
  const short: string[] = []
  for (const { inventoryItemId, quantity } of needs) {
    const taken = await one(
      trx,
      `update inventory_level set held = held + ?
        where id = (select id from inventory_level where inventory_item_id = ? and deleted_at is null order by id limit 1)
          and (backorder or stocked_quantity - reserved_quantity - held >= ?)
        returning id`,
      [quantity, inventoryItemId, quantity],
    )
    if (!taken) short.push(inventoryItemId)
    else
      await trx.raw(`insert into stock_hold (attempt_id, inventory_item_id, quantity) values (?, ?, ?)`, [
        attemptId,
        inventoryItemId,
        quantity,
      ])
  }
  return { short }
}

/** Gives held goods back. The hold's row is deleted first, so a second run finds nothing to give. */
export async function releaseStock(trx: Sql, attemptId: string): Promise<Need[]> {
  const freed = await many<Need>(
    trx,
    `delete from stock_hold where attempt_id = ? returning inventory_item_id as "inventoryItemId", quantity`,
    [attemptId],
  )
  freed.sort((a, b) => (a.inventoryItemId < b.inventoryItemId ? -1 : 1))
  for (const { inventoryItemId, quantity } of freed) {
    await trx.raw(
      `update inventory_level set held = held - ?
        where id = (select id from inventory_level where inventory_item_id = ? and deleted_at is null order by id limit 1)`,
      [quantity, inventoryItemId],
    )
  }
  return freed
}
