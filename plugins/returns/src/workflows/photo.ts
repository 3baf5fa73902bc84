import type { MedusaContainer } from "@medusajs/framework/types"
import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { RETURN_REQUEST } from "@silai/contracts/returns/limits"
import { returnRefusals } from "@silai/contracts/returns/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { isStray, LEAVING, readFile, sweepFiles, writeFiles } from "@silai/kit/sent-files"
import type { UploadedFile } from "@silai/kit/upload"

type Owner = { sessionId: string; customerId: string | null }

/**
 * Keeps a photo for a request that follows: judged by its content and re-encoded, so that nothing of the camera's data stays. Its row
 * says "writing" before the first byte travels; what never gets further is swept.
 * @throws file.*
 */
export async function addPhoto(
  container: MedusaContainer,
  owner: Owner,
  file: UploadedFile | undefined,
): Promise<{ photoId: string }> {
  if (!file) throw refuse(fileRefusals.none)
  if (file.tooLarge) throw refuse(fileRefusals.too_large, file.name, RETURN_REQUEST.maxPhotoBytes)
  if (file.bytes === 0) throw refuse(fileRefusals.empty, file.name)
  const picture = await container
    .resolve("catalogue")
    .plainPicture({ path: file.path, name: file.name, minEdge: FILE.minEdge })
  const photoId = newId("rph")
  const sql = databaseOf(container)
  await writeFiles(container, [{ filename: `${photoId}.jpg`, mimeType: "image/jpeg", content: picture }], ([fileId]) =>
    sql.raw(`insert into return_photo (id, session_id, customer_id, file_id) values (?, ?, ?, ?)`, [
      ...[photoId, owner.sessionId, owner.customerId, fileId!],
    ]),
  )
  await sql.raw(`update return_photo set file_state = 'kept' where id = ? and file_state = 'writing'`, [photoId])
  return { photoId }
}

/** Gives photos of the same browser or account to their request. @throws returns.photo_gone */
export async function takePhotos(
  trx: Sql,
  returnId: string,
  { photos, sessionId, customerId }: { photos: readonly string[]; sessionId: string | null; customerId: string | null },
): Promise<void> {
  const ids = [...new Set(photos)]
  if (!ids.length) return
  const taken = await many(
    trx,
    `update return_photo set return_id = ? where id = any(?::text[]) and return_id is null and file_state = 'kept'
        and (session_id = ? or customer_id = ?) returning id`,
    [returnId, ids, sessionId, customerId],
  )
  if (taken.length < ids.length) throw refuse(returnRefusals.photo_gone)
}

/** A photo of a request. @throws returns.photo_gone, file.storage_away */
export async function readPhoto(container: MedusaContainer, returnId: string, photoId: string): Promise<Buffer> {
  const row = await one<{ file_id: string }>(
    databaseOf(container),
    `select file_id from return_photo where id = ? and return_id = ? and file_state = 'kept'`,
    [photoId, returnId],
  )
  if (!row) throw refuse(returnRefusals.photo_gone)
  return readFile(container, row.file_id)
}

/** Removes photos that no request has taken in time, or whose request was forgotten. @returns whether more are waiting */
export const sweepPhotos = (container: MedusaContainer, keptHours: number): Promise<boolean> =>
  sweepFiles(container, {
    claim: `update return_photo set ${LEAVING} where id in (
              select id from return_photo where ${isStray("return_id")} order by sent_at limit ? for update skip locked)
            returning id, array[file_id] as file_ids`,
    forget: `delete from return_photo where id = any(?::text[])`,
    keptHours,
  })
