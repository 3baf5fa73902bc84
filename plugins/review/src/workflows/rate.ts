import type { MedusaContainer } from "@medusajs/framework/types"
import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"

type Sum = { style_id: string; count: number; stars: number }

/**
 * Locks the tallies of these styles before their reviews change, always in the same order: two transactions that hide
 * reviews of several styles queue, and cannot deadlock.
 */
export const lockTallies = (trx: Sql, styleIds: readonly string[]) =>
  trx.raw(`select 1 from review_tally where style_id = any(?::text[]) order by style_id for update`, [[...styleIds]])

/**
 * Passes the new ratings of these styles to the catalogue: last in a transaction, because edits of these styles wait
 * from here. Only reviews of verified buyers are rated.
 */
export async function updateRatings(
  catalogue: ICatalogueModuleService,
  trx: Sql,
  styleIds: readonly string[],
): Promise<void> {
  const sums = await many<Sum>(
    trx,
    `select style_id, rated1 + rated2 + rated3 + rated4 + rated5 as count,
            rated1 + 2 * rated2 + 3 * rated3 + 4 * rated4 + 5 * rated5 as stars
       from review_tally where style_id = any(?::text[]) order by style_id`,
    [[...styleIds]],
  )
  for (const { style_id, count, stars } of sums) await catalogue.rateStyle(style_id, { count, stars }, trx)
}

/** Passes the rating of the next style that a migration has counted again. @returns whether more may be waiting */
export function recountNext(container: MedusaContainer): Promise<boolean> {
  return databaseOf(container).transaction(async (trx) => {
    const due = await one<{ style_id: string }>(
      trx,
      `update review_tally set recount_due = false
        where style_id = (select style_id from review_tally where recount_due order by style_id limit 1 for update skip locked)
       returning style_id`,
    )
    if (!due) return false
    await updateRatings(container.resolve("catalogue"), trx, [due.style_id])
    return true
  })
}
