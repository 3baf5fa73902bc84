import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { many, type Sql } from "@silai/kit/knex"

type Sum = { style_id: string; count: number; stars: number }

/**
 * Locks the tallies of these styles before their reviews change, always in the same order: two transactions that hide
 * reviews of several styles queue, and cannot deadlock.
 */
export const lockTallies = (trx: Sql, styleIds: readonly string[]) =>
  trx.raw(`select 1 from review_tally where style_id = any(?::text[]) order by style_id for update`, [[...styleIds]])

/** Passes the new ratings of these styles to the catalogue: last in a transaction, because edits of these styles wait from here. */
export async function updateRatings(
  catalogue: ICatalogueModuleService,
  trx: Sql,
  styleIds: readonly string[],
): Promise<void> {
  const sums = await many<Sum>(
    trx,
    `select style_id, stars1 + stars2 + stars3 + stars4 + stars5 as count,
            stars1 + 2 * stars2 + 3 * stars3 + 4 * stars4 + 5 * stars5 as stars
       from review_tally where style_id = any(?::text[]) order by style_id`,
    [[...styleIds]],
  )
  for (const { style_id, count, stars } of sums) await catalogue.rateStyle(style_id, { count, stars }, trx)
}
