import type { MedusaContainer } from "@medusajs/framework/types"
import { REVIEW, REVIEW_IMAGE_WIDTHS } from "@silai/contracts/review/limits"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { readSent, sentOf, takeSent } from "@silai/kit/sent-files"
import type { UploadedFile } from "@silai/kit/upload"

/** Checks files before any of them is read. @throws review.too_many_images, review.image_too_large */
export function refuseFiles(files: readonly UploadedFile[], remaining: number): void {
  if (files.length + remaining > REVIEW.maxImages) throw refuse(reviewRefusals.too_many_images)
  for (const file of files) if (file.tooLarge) throw refuse(reviewRefusals.image_too_large, file.name)
}

/**
 * Gives a locked review its pictures: those it keeps, followed by new ones of the same account.
 * @throws review.too_many_images, review.image_gone
 */
export async function takeImages(
  trx: Sql,
  review: { id: string; customerId: string },
  remaining: readonly string[] | null,
  added: readonly string[],
): Promise<void> {
  const there = await sentOf(trx, "review", review.id)
  if (remaining?.some((id) => !there.includes(id))) throw refuse(reviewRefusals.image_gone)
  const all = [...there.filter((id) => !remaining || remaining.includes(id)), ...added]
  // Counted under the review's lock: of two changes at one moment, the second sees what the first added.
  if (all.length > REVIEW.maxImages) throw refuse(reviewRefusals.too_many_images)
  if (!(await takeSent(trx, "review", review.id, all, review))) throw refuse(reviewRefusals.image_gone)
  await trx.raw(`update review set images = ? where id = ? and images <> ?`, [all.length, review.id, all.length])
}

const widths = Object.values(REVIEW_IMAGE_WIDTHS)
const fileName = new RegExp(`^(rvi_[0-9A-Z]{26})-(${widths.join("|")})\\.webp$`)

/** A picture of a review by its name; null when there is none, or its review is hidden from the caller. @throws file.storage_away */
export async function readImage(
  container: MedusaContainer,
  name: string,
  { isHiddenToo }: { isHiddenToo: boolean },
): Promise<Buffer | null> {
  const [, id, width] = fileName.exec(name) ?? []
  if (!id) return null
  const isShown = async (reviewId: string) =>
    (await one(databaseOf(container), `select 1 from review where id = ? and (hidden_at is null or ?::boolean)`, [
      reviewId,
      isHiddenToo,
    ])) !== null
  return readSent(
    container,
    "review",
    id,
    isShown,
    widths.findIndex((one) => String(one) === width),
  )
}
