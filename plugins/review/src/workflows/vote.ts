import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReviewVote } from "@silai/contracts/review/limits"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { databaseOf, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

export type Vote = { reviewId: string; customerId: string; type: ReviewVote }

/**
 * Records whether another person's review helps. A vote is a row, and the review's counts change only as the row
 * changes: the same vote twice, even at the same moment, counts once. @throws review.not_found, review.own_vote
 */
export function voteReview(container: MedusaContainer, { reviewId, customerId, type }: Vote): Promise<Vote> {
  return databaseOf(container).transaction(async (trx) => {
    const row = await one<{ customer_id: string }>(
      trx,
      `select customer_id from review where id = ? and hidden_at is null for update`,
      [reviewId],
    )
    if (!row) throw refuse(reviewRefusals.not_found)
    if (row.customer_id === customerId) throw refuse(reviewRefusals.own_vote)
    const before = await one<{ is_like: boolean }>(
      trx,
      `select is_like from review_vote where review_id = ? and customer_id = ?`,
      [reviewId, customerId],
    )
    const was = before ? (before.is_like ? "like" : "dislike") : "none"
    if (was === type) return { reviewId, customerId, type }
    if (type === "none")
      await trx.raw(`delete from review_vote where review_id = ? and customer_id = ?`, [reviewId, customerId])
    else
      await trx.raw(
        `insert into review_vote (review_id, customer_id, is_like) values (?, ?, ?)
         on conflict (review_id, customer_id) do update set is_like = excluded.is_like, voted_at = now()`,
        [reviewId, customerId, type === "like"],
      )
    const change = (vote: ReviewVote) => Number(type === vote) - Number(was === vote)
    await trx.raw(`update review set likes = likes + ?, dislikes = dislikes + ? where id = ?`, [
      change("like"),
      change("dislike"),
      reviewId,
    ])
    return { reviewId, customerId, type }
  })
}
