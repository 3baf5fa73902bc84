import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { inTransaction } from "@silai/kit/engine-transaction"
import { houseIds } from "@silai/kit/house-ids"
import { many, type Sql } from "@silai/kit/knex"
import type { Level } from "@silai/kit/levels"

/** Pieces of an inventory item. */
export type Pieces = { item: string; quantity: number }

/** Each item once, so that one change of it does not overwrite another. */
export function summed(pieces: readonly Pieces[]): Pieces[] {
  const sums = new Map<string, number>()
  for (const { item, quantity } of pieces) sums.set(item, (sums.get(item) ?? 0) + quantity)
  return [...sums].flatMap(([item, quantity]) => (quantity ? [{ item, quantity }] : []))
}

/** The first of these that is not free in this number on the locked levels. */
export const shortOf = (levels: readonly Level[], pieces: readonly Pieces[]): Pieces | undefined =>
  summed(pieces).find(({ item, quantity }) => (levels.find((level) => level.item === item)?.free ?? 0) < quantity)

const locationOf = async (trx: Sql): Promise<string> => (await houseIds(trx))!.locationId

/** Reserves pieces, with their levels locked. @returns the reservations' ids, in their order */
export async function reserve(
  container: MedusaContainer,
  trx: Sql,
  pieces: readonly (Pieces & { description: string })[],
): Promise<string[]> {
  const location_id = await locationOf(trx)
  const inventory = container.resolve(Modules.INVENTORY)
  const wanted = pieces.map(({ item, quantity, description }) => ({
    ...{ inventory_item_id: item, location_id, quantity, description },
  }))
  const made = await inTransaction(inventory, trx, (context) => inventory.createReservationItems(wanted, context))
  return made.map(({ id }) => id)
}

/** Lets go of reserved pieces, with their levels locked. One that is gone already is let go of. */
export async function release(container: MedusaContainer, trx: Sql, reservationIds: readonly string[]): Promise<void> {
  const there = await many<{ id: string }>(
    trx,
    `select id from reservation_item where id = any(?::text[]) and deleted_at is null`,
    [[...reservationIds]],
  )
  if (!there.length) return
  const inventory = container.resolve(Modules.INVENTORY)
  const ids = there.map(({ id }) => id)
  await inTransaction(inventory, trx, (context) => inventory.deleteReservationItems(ids, context))
}

/** Puts pieces on the shelf, or takes them off it, with their levels locked. Of a size that is gone nothing is counted any more. */
export async function adjustLevels(
  container: MedusaContainer,
  trx: Sql,
  levels: readonly Level[],
  pieces: readonly Pieces[],
): Promise<void> {
  const location_id = await locationOf(trx)
  const inventory = container.resolve(Modules.INVENTORY)
  const counted = summed(pieces).flatMap(({ item, quantity }) => {
    const level = levels.find((one) => one.item === item)
    return level ? [{ inventory_item_id: item, location_id, stocked_quantity: level.stocked + quantity }] : []
  })
  if (counted.length)
    await inTransaction(inventory, trx, (context) => inventory.updateInventoryLevels(counted, context))
}

/** Tells others, and the back office's open pages, of levels that changed. */
