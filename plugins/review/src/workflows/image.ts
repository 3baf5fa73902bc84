import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { REVIEW, REVIEW_IMAGE_WIDTHS } from "@silai/contracts/review/limits"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import type { UploadedFile } from "@silai/kit/upload"
import { within } from "@silai/kit/within"

/** A storage that stays silent must not hold up whoever sends or looks. */
const patienceMs = 20_000

const filesOf = (container: MedusaContainer) => container.resolve(Modules.FILE)

function storageAway(what: string, cause: unknown): never {
  log("error", "file storage away", { what, cause: String(cause) })
  throw refuse(fileRefusals.storage_away)
}

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
      const [writeSmall, writeLarge] = [await begin(container, `${id}-s`), await begin(container, `${id}-l`)]
      await databaseOf(container).raw(
        `insert into review_image (id, customer_id, small_file_id, large_file_id) values (?, ?, ?, ?)`,
        [id, customerId, writeSmall.fileId, writeLarge.fileId],
      )
      ids.push(id)
      await Promise.all([writeSmall.end(small), writeLarge.end(large)])
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

async function begin(container: MedusaContainer, name: string) {
  const { writeStream, promise, fileKey } = await filesOf(container)
    .getUploadStream({ filename: `${name}.webp`, mimeType: "image/webp", access: "private" })
    .catch((error: unknown) => storageAway("writing", error))
  // It may fail before anybody waits for it.
  promise.catch(() => undefined)
  writeStream.on("error", () => undefined)
  return {
    fileId: fileKey,
    async end(content: Buffer) {
      writeStream.end(content)
      await within(patienceMs, promise, "the file storage did not take the picture").catch((error: unknown) =>
        storageAway("writing", error),
      )
    },
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
  return within(patienceMs, filesOf(container).getAsBuffer(fileId), "the file storage did not answer").catch(
    (error: unknown) => storageAway("reading", error),
  )
}

/** Removes pictures that no review has taken in time, or whose review is gone. @returns whether more are waiting */
export async function sweepImages(container: MedusaContainer, keptHours: number): Promise<boolean> {
  const sql = databaseOf(container)
  const atOnce = 50
  // Whoever deletes is written down first: no review takes a picture whose file may be gone. At the end of the queue again, what cannot be
  // deleted does not keep the others waiting.
  const rows = await many<{ id: string; small_file_id: string; large_file_id: string }>(
    sql,
    `update review_image set file_state = 'leaving', sent_at = case when file_state = 'leaving' then now() else sent_at end
      where id in (select id from review_image
                    where review_id is null and (file_state = 'leaving' and sent_at < now() - interval '1 minute' or sent_at < now() - make_interval(hours => ?))
                    order by sent_at limit ? for update skip locked) returning id, small_file_id, large_file_id`,
    [keptHours, atOnce],
  )
  if (!rows.length) return false
  await filesOf(container).deleteFiles(
    rows.flatMap(({ small_file_id, large_file_id }) => [small_file_id, large_file_id]),
  )
  await sql.raw(`delete from review_image where id = any(?::text[])`, [rows.map(({ id }) => id)])
  return rows.length === atOnce
}
