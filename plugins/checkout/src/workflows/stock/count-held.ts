import type { MedusaContainer } from "@medusajs/framework/types"
import { houseLocation } from "@silai/kit/house-ids"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { lockLevels } from "./stock"

type Wrong = { levelId: string; inventoryItemId: string; held: number; counted: number }

/** Stock levels of the shop's own location whose held count differs from the sum of the holds. */
const miscountedLevels = (sql: Sql, only: readonly string[] | null = null) =>
  many<Wrong>(
    sql,
    `select * from (
       select l.id as "levelId", l.inventory_item_id as "inventoryItemId", l.held,
              case when l.deleted_at is null and l.location_id = ${houseLocation} then coalesce(h.quantity, 0) else 0 end as counted
         from inventory_level l
         left join (select inventory_item_id, sum(quantity)::int as quantity from stock_hold group by inventory_item_id) h using (inventory_item_id)
        where (l.held <> 0 or h.quantity is not null) and (?::text[] is null or l.inventory_item_id = any(?::text[]))) level
      where held <> counted`,
    [only && [...only], only && [...only]],
  )

/**
 * Compares each level's held count with the holds and corrects it. Holding and releasing change both in one
 * transaction, so any difference is logged: it means a level was missing for a while, or a manual edit of the tables.
 */
export async function countHeld(container: MedusaContainer): Promise<void> {
  const database = databaseOf(container)
  const items = (await miscountedLevels(database)).map(({ inventoryItemId }) => inventoryItemId)
  if (!items.length) return
  await database.transaction(async (trx) => {
    await lockLevels(
      trx,
      items.map((inventoryItemId) => ({ inventoryItemId, quantity: 0 })),
      [],
    )
    // Read again under the locks: the first read may have seen a change half done.
    const wrong = await miscountedLevels(trx, items)
    for (const { levelId, counted } of wrong)
      await trx.raw(`update inventory_level set held = ? where id = ?`, [counted, levelId])
    if (wrong.length)
      log("error", "held counts put right", {
        levels: wrong.map(({ inventoryItemId, held, counted }) => ({ item: inventoryItemId, held, counted })),
      })
  })
}
