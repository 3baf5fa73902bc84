import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { many, type Sql } from "@silai/kit/knex"

type Sum = { style_id: string; count: number; stars: number }

/**
 * Takes the tallies of these styles before their reviews change, always in the same order: two who hide reviews of several styles queue,
 * and cannot wait for each other.
 */
export const lockTallies = (trx: Sql, styleIds: readonly string[]) =>
  trx.raw(`select 1 from review_tally where style_id = any(?::text[]) order by style_id for update`, [[...styleIds]])

/** Tells the catalogue how these styles are rated now: the last thing of a transaction, because whoever changes a style waits from here. */
export async function tellRatings(
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
