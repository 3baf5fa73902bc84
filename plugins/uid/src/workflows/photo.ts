import type { MedusaContainer } from "@medusajs/framework/types"
import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { UID_REPORT } from "@silai/contracts/uid/limits"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, one } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { isStray, LEAVING, readFile, sweepFiles, writeFiles } from "@silai/kit/sent-files"
import type { UploadedFile } from "@silai/kit/upload"

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
  await writeFiles(container, [{ filename: `${photoId}.jpg`, mimeType: "image/jpeg", content: picture }], ([fileId]) =>
    sql.raw(`insert into uid_photo (id, file_id) values (?, ?)`, [photoId, fileId!]),
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
  return readFile(container, row.file_id)
}

/** Removes photos that no report has taken: a later one was refused, or the process ended. @returns whether more are waiting */
export const sweepPhotos = (container: MedusaContainer): Promise<boolean> =>
  sweepFiles(container, {
    claim: `update uid_photo set ${LEAVING} where id in (
              select id from uid_photo where ${isStray("report_id")} order by sent_at limit ? for update skip locked)
            returning id, array[file_id] as file_ids`,
    forget: `delete from uid_photo where id = any(?::text[])`,
    keptHours: 1,
  })
