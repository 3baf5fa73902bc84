import type { MedusaContainer } from "@medusajs/framework/types"
import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { REVIEW, REVIEW_IMAGE_WIDTHS } from "@silai/contracts/review/limits"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { isStray, LEAVING, readFile, sweepFiles, writeFiles } from "@silai/kit/sent-files"
import type { UploadedFile } from "@silai/kit/upload"

/** What can be said of files before one of them is looked into. @throws review.*, file.empty */
export function refuseFiles(files: readonly UploadedFile[], kept: number): void {
  if (files.length + kept > REVIEW.maxImages) throw refuse(reviewRefusals.too_many_images)
  for (const file of files) {
    if (file.tooLarge) throw refuse(reviewRefusals.image_too_large, file.name)
    if (file.bytes === 0) throw refuse(fileRefusals.empty, file.name)
  }
}

/**
 * Keeps pictures for a review that follows: judged by their content and re-encoded, so that nothing of the camera's data stays. A row says
 * "writing" before the first byte travels; what no review takes is swept.
 * @returns their ids, in the files' order. @throws file.*
 */
export async function addImages(
  container: MedusaContainer,
  customerId: string,
  files: readonly UploadedFile[],
): Promise<string[]> {
  const catalogue = container.resolve("catalogue")
  const ids: string[] = []
  try {
    for (const { path, name } of files) {
      const picture = await catalogue.plainPicture({ path, name, minEdge: FILE.minEdge })
      const large = await catalogue.webpOf(picture, REVIEW_IMAGE_WIDTHS.large)
      const small = await catalogue.webpOf(picture, REVIEW_IMAGE_WIDTHS.small)
      const id = newId("rvi")
      const mimeType = "image/webp"
      await writeFiles(
        container,
        [
          { filename: `${id}-s.webp`, mimeType, content: small },
          { filename: `${id}-l.webp`, mimeType, content: large },
        ],
        async (fileIds) => {
          await databaseOf(container).raw(
            `insert into review_image (id, customer_id, small_file_id, large_file_id) values (?, ?, ?, ?)`,
            [id, customerId, ...fileIds],
          )
          ids.push(id)
        },
      )
      await databaseOf(container).raw(
        `update review_image set file_state = 'kept' where id = ? and file_state = 'writing'`,
        [id],
      )
    }
    return ids
  } catch (error) {
    await letGo(databaseOf(container), ids)
    throw error
  }
}

/** Pictures that no review takes after all: their files go soon. */
export async function letGo(sql: Sql, imageIds: readonly string[]): Promise<void> {
  if (imageIds.length)
    await sql.raw(`update review_image set file_state = 'leaving' where id = any(?::text[]) and review_id is null`, [
      [...imageIds],
    ])
}

/**
 * Gives a locked review its pictures: those it keeps, and new ones of the same account behind them.
 * @throws review.too_many_images, review.image_gone
 */
export async function takeImages(
  trx: Sql,
  review: { id: string; customerId: string },
  kept: readonly string[] | null,
  added: readonly string[],
): Promise<void> {
  const there = (
    await many<{ id: string }>(trx, `select id from review_image where review_id = ? order by place, id`, [review.id])
  ).map(({ id }) => id)
  if (kept?.some((id) => !there.includes(id))) throw refuse(reviewRefusals.image_gone)
  const stay = there.filter((id) => !kept || kept.includes(id))
  const all = [...stay, ...added]
  // Counted under the review's lock: of two changes at one moment, the second sees what the first has added.
  if (all.length > REVIEW.maxImages) throw refuse(reviewRefusals.too_many_images)
  await trx.raw(
    `update review_image set review_id = null, file_state = 'leaving', sent_at = now() where review_id = ? and id <> all(?::text[])`,
    [review.id, stay],
  )
  const taken = await many(
    trx,
    `update review_image i set review_id = ?, place = a.place from unnest(?::text[]) with ordinality as a (id, place)
      where i.id = a.id and i.customer_id = ? and (i.review_id = ? or i.review_id is null and i.file_state = 'kept') returning i.id`,
    [review.id, all, review.customerId, review.id],
  )
  if (taken.length < all.length) throw refuse(reviewRefusals.image_gone)
  await trx.raw(`update review set images = ? where id = ? and images <> ?`, [all.length, review.id, all.length])
}

const fileName = new RegExp(`^(rvi_[0-9A-Z]{26})-(${Object.values(REVIEW_IMAGE_WIDTHS).join("|")})\\.webp$`)

/** A picture of a review by its name; null when there is none, or its review is hidden from whoever asks. @throws file.storage_away */
export async function readImage(
  container: MedusaContainer,
  name: string,
  { isHiddenToo }: { isHiddenToo: boolean },
): Promise<Buffer | null> {
  const [, id, width] = fileName.exec(name) ?? []
  if (!id) return null
  const row = await one<{ small_file_id: string; large_file_id: string }>(
    databaseOf(container),
    `select small_file_id, large_file_id from review_image i join review r on r.id = i.review_id
      where i.id = ? and i.file_state = 'kept' and (r.hidden_at is null or ?::boolean)`,
    [id, isHiddenToo],
  )
  if (!row) return null
  const fileId = Number(width) === REVIEW_IMAGE_WIDTHS.small ? row.small_file_id : row.large_file_id
  return readFile(container, fileId)
}

/** Removes pictures that no review has taken in time, or whose review is gone. @returns whether more are waiting */
export const sweepImages = (container: MedusaContainer, keptHours: number): Promise<boolean> =>
  sweepFiles(container, {
    claim: `update review_image set ${LEAVING} where id in (
              select id from review_image where ${isStray("review_id")} order by sent_at limit ? for update skip locked)
            returning id, array[small_file_id, large_file_id] as file_ids`,
    forget: `delete from review_image where id = any(?::text[])`,
    keptHours,
  })
