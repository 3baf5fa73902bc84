import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { RETURN_REQUEST } from "@silai/contracts/returns/limits"
import { returnRefusals } from "@silai/contracts/returns/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import type { UploadedFile } from "@silai/kit/upload"
import { within } from "@silai/kit/within"

type Owner = { sessionId: string; customerId: string | null }

/** A storage that stays silent must not hold up whoever sends or looks. */
const patienceMs = 20_000

const filesOf = (container: MedusaContainer) => container.resolve(Modules.FILE)

function storageAway(what: string, cause: unknown): never {
  log("error", "file storage away", { what, cause: String(cause) })
  throw refuse(fileRefusals.storage_away)
}

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
  const { writeStream, promise, fileKey } = await filesOf(container)
    .getUploadStream({ filename: `${photoId}.jpg`, mimeType: "image/jpeg", access: "private" })
    .catch((error: unknown) => storageAway("writing", error))
  // It may fail before anybody waits for it.
  promise.catch(() => undefined)
  writeStream.on("error", () => undefined)
  await sql
    .raw(`insert into return_photo (id, session_id, customer_id, file_id) values (?, ?, ?, ?)`, [
      ...[photoId, owner.sessionId, owner.customerId, fileKey],
    ])
    .catch((error: unknown) => {
      writeStream.destroy(error as Error)
      throw error
    })
  writeStream.end(picture)
  await within(patienceMs, promise, "the file storage did not take the photo").catch((error: unknown) =>
    storageAway("writing", error),
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
  return within(patienceMs, filesOf(container).getAsBuffer(row.file_id), "the file storage did not answer").catch(
    (error: unknown) => storageAway("reading", error),
  )
}

/** Removes photos that no request has taken in time, or whose request was forgotten. @returns whether more are waiting */
export async function sweepPhotos(container: MedusaContainer, keptHours: number): Promise<boolean> {
  const sql = databaseOf(container)
  const atOnce = 50
  // Whoever deletes is written down first: no request takes a photo whose file may be gone. At the end of the queue again, what cannot be
  // deleted does not keep the others waiting.
  const rows = await many<{ id: string; file_id: string }>(
    sql,
    `update return_photo set file_state = 'leaving', sent_at = case when file_state = 'leaving' then now() else sent_at end
      where id in (select id from return_photo
                    where file_state = 'leaving' and sent_at < now() - interval '1 minute' or return_id is null and sent_at < now() - make_interval(hours => ?)
                    order by sent_at limit ? for update skip locked) returning id, file_id`,
    [keptHours, atOnce],
  )
  if (!rows.length) return false
  await filesOf(container).deleteFiles(rows.map(({ file_id }) => file_id))
  await sql.raw(`delete from return_photo where id = any(?::text[])`, [rows.map(({ id }) => id)])
  return rows.length === atOnce
}
