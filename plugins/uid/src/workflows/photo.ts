import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { UID_REPORT } from "@silai/contracts/uid/limits"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, many, one } from "@silai/kit/knex"
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

/**
 * Keeps a photo for the report that follows: judged by its content and re-encoded, so that nothing of the camera's data stays. Its row
 * says "writing" before the first byte travels; what never gets further is swept.
 * @throws file.*
 */
export async function keepPhoto(container: MedusaContainer, file: UploadedFile): Promise<string> {
  if (file.tooLarge) throw refuse(fileRefusals.too_large, file.name, UID_REPORT.maxPhotoBytes)
  if (file.bytes === 0) throw refuse(fileRefusals.empty, file.name)
  const picture = await container
    .resolve("catalogue")
    .plainPicture({ path: file.path, name: file.name, minEdge: FILE.minEdge })
  const photoId = newId("uph")
  const sql = databaseOf(container)
  const { writeStream, promise, fileKey } = await filesOf(container)
    .getUploadStream({ filename: `${photoId}.jpg`, mimeType: "image/jpeg", access: "private" })
    .catch((error: unknown) => storageAway("writing", error))
  // It may fail before anybody waits for it.
  promise.catch(() => undefined)
  writeStream.on("error", () => undefined)
  await sql.raw(`insert into uid_photo (id, file_id) values (?, ?)`, [photoId, fileKey]).catch((error: unknown) => {
    writeStream.destroy(error as Error)
    throw error
  })
  writeStream.end(picture)
  await within(patienceMs, promise, "the file storage did not take the photo").catch((error: unknown) =>
    storageAway("writing", error),
  )
  await sql.raw(`update uid_photo set file_state = 'kept' where id = ? and file_state = 'writing'`, [photoId])
  return photoId
}

/** A photo of a report. @throws uid.photo_unknown, file.storage_away */
export async function readPhoto(container: MedusaContainer, reportId: string, photoId: string): Promise<Buffer> {
  const row = await one<{ file_id: string }>(
    databaseOf(container),
    `select file_id from uid_photo where id = ? and report_id = ? and file_state = 'kept'`,
    [photoId, reportId],
  )
  if (!row) throw refuse(uidRefusals.photo_unknown)
  return within(patienceMs, filesOf(container).getAsBuffer(row.file_id), "the file storage did not answer").catch(
    (error: unknown) => storageAway("reading", error),
  )
}

/** Removes photos that no report has taken: a later one was refused, or the process ended. @returns whether more are waiting */
export async function sweepPhotos(container: MedusaContainer): Promise<boolean> {
  const sql = databaseOf(container)
  const atOnce = 50
  // Whoever deletes is written down first: no report takes a photo whose file may be gone. At the end of the queue again, what cannot be
  // deleted does not keep the others waiting.
  const rows = await many<{ id: string; file_id: string }>(
    sql,
    `update uid_photo set file_state = 'leaving', sent_at = case when file_state = 'leaving' then now() else sent_at end
      where id in (select id from uid_photo
                    where file_state = 'leaving' and sent_at < now() - interval '1 minute' or report_id is null and sent_at < now() - interval '1 hour'
                    order by sent_at limit ? for update skip locked) returning id, file_id`,
    [atOnce],
  )
  if (!rows.length) return false
  await filesOf(container).deleteFiles(rows.map(({ file_id }) => file_id))
  await sql.raw(`delete from uid_photo where id = any(?::text[])`, [rows.map(({ id }) => id)])
  return rows.length === atOnce
}
