import type { MedusaContainer } from "@medusajs/framework/types"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { eraseReviews } from "./erase"
import { lockTallies, updateRatings } from "./rate"

type Changed = { reviewIds: string[] }

/** Sends the event of each of these reviews, and refreshes open lists. */
export async function publish(trx: Sql, name: "silai.review.updated" | "silai.review.deleted", ids: readonly string[]) {
  await emitEvents(trx, { name, data: ids.map((id) => ({ id })) })
  await notifyLive(trx, "review.changed", ...ids.map((reviewId) => ({ reviewId })))
}

/** Hides reviews, or shows them again. @returns those that changed */
export function hideReviews(
  container: MedusaContainer,
  { reviewIds, hidden }: { reviewIds: string[]; hidden: boolean },
): Promise<Changed> {
  return databaseOf(container).transaction((trx) => hide(container, trx, reviewIds, hidden))
}

async function hide(container: MedusaContainer, trx: Sql, reviewIds: string[], hidden: boolean): Promise<Changed> {
  const rows = await many<{ id: string; style_id: string }>(
    trx,
    `select id, style_id from review where id = any(?::text[]) and (hidden_at is null) = ?::boolean order by id for update`,
    [reviewIds, hidden],
  )
  const [ids, styleIds] = [rows.map(({ id }) => id), [...new Set(rows.map(({ style_id }) => style_id))]]
  if (!ids.length) return { reviewIds: [] }
  await lockTallies(trx, styleIds)
  await trx.raw(`update review set hidden_at = case when ?::boolean then now() end where id = any(?::text[])`, [
    hidden,
    ids,
  ])
  await publish(trx, "silai.review.updated", ids)
  await updateRatings(container.resolve("catalogue"), trx, styleIds)
  return { reviewIds: ids }
}

/** Deletes reviews for good. @returns those that existed */
export function deleteReviews(container: MedusaContainer, { reviewIds }: Changed): Promise<Changed> {
  return databaseOf(container).transaction(async (trx) => {
    const ids = await eraseReviews(container.resolve("catalogue"), trx, reviewIds)
    await publish(trx, "silai.review.deleted", ids)
    return { reviewIds: ids }
  })
}

type Answered = { reviewId: string; hidden?: boolean; reply?: string; by: string }

/** Replies to a review, hides it or shows it again. @throws review.not_found */
export function answerReview(
  container: MedusaContainer,
  { reviewId, hidden, reply, by }: Answered,
): Promise<{ reviewId: string }> {
  return databaseOf(container).transaction(async (trx) => {
    if (!(await one(trx, `select 1 from review where id = ? for update`, [reviewId])))
      throw refuse(reviewRefusals.not_found)
    if (reply !== undefined) {
      await trx.raw(
        `update review set reply = ?::text, replied_at = case when ?::text is null then null else now() end, replied_by = ?
          where id = ? and reply is distinct from ?::text`,
        [reply || null, reply || null, reply ? by : "", reviewId, reply || null],
      )
      await publish(trx, "silai.review.updated", [reviewId])
    }
    if (hidden !== undefined) await hide(container, trx, [reviewId], hidden)
    return { reviewId }
  })
}
