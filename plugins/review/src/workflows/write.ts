import type { MedusaContainer } from "@medusajs/framework/types"
import type { StyleWhole } from "@silai/contracts/catalogue/service"
import type { ReviewFit } from "@silai/contracts/review/limits"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { faultIn, trimmed, type Written } from "@silai/contracts/review/review-text"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse, refuseWith } from "@silai/kit/refuse"
import { withSent } from "@silai/kit/sent-files"
import type { UploadedFile } from "@silai/kit/upload"
import { refuseFiles, takeImages } from "./image"
import { eraseReviews } from "./erase"
import { updateRatings } from "./rate"
import { lockVerifying } from "./verify"

type Asked = Written & { customerId: string; fit: ReviewFit | null; files: readonly UploadedFile[] }
export type NewReview = Asked & { productId: string; variantId?: string }
export type ChangedReview = Omit<Asked, "userName"> & {
  reviewId: string
  /** Absent: unchanged. */
  userName?: string
  /** Ids of the pictures that stay; null: all of them. */
  keptImages: readonly string[] | null
}
type Id = { reviewId: string }

const faults = {
  rating: reviewRefusals.rating_wanted,
  userName: reviewRefusals.name_length,
  reviewTitle: reviewRefusals.title_length,
  review: reviewRefusals.text_length,
}

/** @throws review.rating_wanted, name_length, title_length, text_length */
function judge(written: Written): Written {
  const clean = trimmed(written)
  const fault = faultIn(clean)
  if (fault) throw refuse(faults[fault])
  return clean
}

/** @throws review.already, with the id of the existing one */
const already = (reviewId: string) => refuseWith({ reviewId }, reviewRefusals.already)

const known = (sql: Sql, customerId: string, styleId: string) =>
  one<{ id: string }>(sql, `select id from review where customer_id = ? and style_id = ?`, [customerId, styleId])

/** A style that is or was sold, with the reviewed colourway. @throws review.product_gone */
async function reviewed(container: MedusaContainer, { productId, variantId }: NewReview, received: readonly string[]) {
  const [style] = await container.resolve("catalogue").stylesOf([productId])
  const isKnown = (id: string | undefined) => style?.colourways.some(({ _id, published }) => _id === id && published)
  const isReceived = (id: string) => style?.colourways.some(({ _id }) => _id === id)
  const colourwayId = [variantId, productId].find(isKnown) ?? received.find(isReceived) ?? firstOnSale(style)
  if (!style || !colourwayId) throw refuse(reviewRefusals.product_gone)
  return { style, colourwayId }
}

const firstOnSale = (style: StyleWhole | undefined) => style?.colourways.find(({ published }) => published)?._id

/** Asked under the lock: a delivery in this moment marks the review when it is written, or is found here. */
async function hasReceived(container: MedusaContainer, trx: Sql, customerId: string, style: StyleWhole) {
  await lockVerifying(trx, customerId)
  const received = await container.resolve("silai_order").receivedBy(trx, customerId)
  return style.colourways.some(({ _id }) => received.includes(_id))
}

/**
 * Reviews a product: each customer once. The order plugin knows whether a piece of it was delivered to them.
 * @throws review.*, file.*
 */
export async function writeReview(container: MedusaContainer, asked: NewReview): Promise<Id> {
  const { customerId, fit, files } = asked
  const { rating, userName, reviewTitle, review } = judge(asked)
  refuseFiles(files, 0)
  const database = databaseOf(container)
  const received = await container.resolve("silai_order").receivedBy(database, customerId)
  const { style, colourwayId } = await reviewed(container, asked, received)
  const styleId = style._id
  const there = await known(database, customerId, styleId)
  if (there) throw already(there.id)
  const reviewId = newId("rev")
  await withSent(container, "review", { customerId }, files, (images) =>
    database.transaction(async (trx) => {
      const isVerified = await hasReceived(container, trx, customerId, style)
      const made = await one(
        trx,
        `insert into review (id, style_id, colourway_id, customer_id, rating, fit, title, body, user_name, is_verified)
         values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict on constraint review_once do nothing returning id`,
        [reviewId, styleId, colourwayId, customerId, rating, fit, reviewTitle, review, userName, isVerified],
      )
      if (!made) throw already((await known(trx, customerId, styleId))?.id ?? "")
      await takeImages(trx, { id: reviewId, customerId }, null, images)
      await emitEvents(trx, { name: "silai.review.created", data: [{ id: reviewId }] })
      await notifyLive(trx, "review.changed", { reviewId })
      await updateRatings(container.resolve("catalogue"), trx, [styleId])
    }),
  )
  return { reviewId }
}

type Locked = { id: string; style_id: string; user_name: string }

/** One's own review, locked. "Not yours" and "absent" get the same reply. @throws review.not_found */
async function lockOwn(trx: Sql, reviewId: string, customerId: string): Promise<Locked> {
  const row = await one<Locked>(
    trx,
    `select id, style_id, user_name from review where id = ? and customer_id = ? for update`,
    [reviewId, customerId],
  )
  if (!row) throw refuse(reviewRefusals.not_found)
  return row
}

/** Changes one's own review. A hidden one stays hidden. @throws review.*, file.* */
export async function changeReview(container: MedusaContainer, asked: ChangedReview): Promise<Id> {
  const { reviewId, customerId, fit, files, keptImages } = asked
  const database = databaseOf(container)
  const before = await one<{ user_name: string }>(
    database,
    `select user_name from review where id = ? and customer_id = ?`,
    [reviewId, customerId],
  )
  if (!before) throw refuse(reviewRefusals.not_found)
  const { rating, userName, reviewTitle, review } = judge({ ...asked, userName: asked.userName ?? before.user_name })
  refuseFiles(files, keptImages?.length ?? 0)
  await withSent(container, "review", { customerId }, files, (images) =>
    database.transaction(async (trx) => {
      const { style_id } = await lockOwn(trx, reviewId, customerId)
      await takeImages(trx, { id: reviewId, customerId }, keptImages, images)
      await trx.raw(
        `update review set rating = ?, fit = ?, title = ?, body = ?, user_name = ?, edited_at = now() where id = ?`,
        [rating, fit, reviewTitle, review, userName, reviewId],
      )
      await emitEvents(trx, { name: "silai.review.updated", data: [{ id: reviewId }] })
      await notifyLive(trx, "review.changed", { reviewId })
      await updateRatings(container.resolve("catalogue"), trx, [style_id])
    }),
  )
  return { reviewId }
}

/** Deletes one's own review. @throws review.not_found */
export function deleteOwn(
  container: MedusaContainer,
  { reviewId, customerId }: Id & { customerId: string },
): Promise<Id> {
  return databaseOf(container).transaction(async (trx) => {
    await lockOwn(trx, reviewId, customerId)
    await eraseReviews(container.resolve("catalogue"), trx, [reviewId])
    await emitEvents(trx, { name: "silai.review.deleted", data: [{ id: reviewId }] })
    await notifyLive(trx, "review.changed", { reviewId })
    return { reviewId }
  })
}
