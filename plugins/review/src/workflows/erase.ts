import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { many, type Sql } from "@silai/kit/knex"
import { forgetUnused, releaseSent } from "@silai/kit/sent-files"
import { lockTallies, updateRatings } from "./rate"

type Gone = { id: string; style_id: string }

/**
 * Deletes these reviews with their votes and pictures, and recomputes the ratings of their styles. @returns the ids of
 * those that existed
 */
export async function eraseReviews(
  catalogue: ICatalogueModuleService,
  trx: Sql,
  reviewIds: readonly string[],
): Promise<string[]> {
  const there = await many<Gone>(
    trx,
    `select id, style_id from review where id = any(?::text[]) order by id for update`,
    [[...reviewIds]],
  )
  const [ids, styleIds] = [there.map(({ id }) => id), [...new Set(there.map(({ style_id }) => style_id))]]
  if (!ids.length) return []
  await lockTallies(trx, styleIds)
  await releaseSent(trx, "review", ids)
  await trx.raw(`delete from review where id = any(?::text[])`, [ids])
  await updateRatings(catalogue, trx, styleIds)
  return ids
}

/** See `IReviewModuleService`: deletes their reviews, and their votes no longer count. */
export async function forgetCustomer(catalogue: ICatalogueModuleService, trx: Sql, customerId: string): Promise<void> {
  await trx.raw(`delete from review_ask where customer_id = ?`, [customerId])
  // In the order of their ids, like all code that locks several reviews.
  await trx.raw(
    `select 1 from review where customer_id = ? or id in (select review_id from review_vote where customer_id = ?) order by id for update`,
    [customerId, customerId],
  )
  await trx.raw(
    `with gone as (delete from review_vote where customer_id = ? returning review_id, is_like)
     update review r set likes = likes - is_like::int, dislikes = dislikes - (not is_like)::int from gone where r.id = gone.review_id`,
    [customerId],
  )
  await forgetUnused(trx, "review", customerId)
  const own = await many<{ id: string }>(trx, `select id from review where customer_id = ?`, [customerId])
  await eraseReviews(
    catalogue,
    trx,
    own.map(({ id }) => id),
  )
}
