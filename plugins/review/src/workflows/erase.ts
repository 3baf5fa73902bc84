import type { ICatalogueModuleService } from "@silai/contracts/catalogue/service"
import { many, type Sql } from "@silai/kit/knex"
import { lockTallies, tellRatings } from "./rate"

type Gone = { id: string; style_id: string }

/** Deletes these reviews with their votes and pictures, and rates their styles anew. @returns the ids of those that were there */
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
  await trx.raw(
    `update review_image set review_id = null, file_state = 'leaving', sent_at = now() - interval '1 minute' where review_id = any(?::text[])`,
    [ids],
  )
  await trx.raw(`delete from review where id = any(?::text[])`, [ids])
  await tellRatings(catalogue, trx, styleIds)
  return ids
}

/** See `IReviewModuleService`: what they wrote goes, and how they voted counts no more. */
export async function forgetCustomer(catalogue: ICatalogueModuleService, trx: Sql, customerId: string): Promise<void> {
  await trx.raw(`delete from review_ask where customer_id = ?`, [customerId])
  await trx.raw(
    `update review_image set file_state = 'leaving', sent_at = now() - interval '1 minute' where customer_id = ? and review_id is null`,
    [customerId],
  )
  // In the order of their ids, as all who lock several reviews.
  await trx.raw(
    `select 1 from review where customer_id = ? or id in (select review_id from review_vote where customer_id = ?) order by id for update`,
    [customerId, customerId],
  )
  await trx.raw(
    `with gone as (delete from review_vote where customer_id = ? returning review_id, is_like)
     update review r set likes = likes - is_like::int, dislikes = dislikes - (not is_like)::int from gone where r.id = gone.review_id`,
    [customerId],
  )
  const own = await many<{ id: string }>(trx, `select id from review where customer_id = ?`, [customerId])
  await eraseReviews(
    catalogue,
    trx,
    own.map(({ id }) => id),
  )
}
