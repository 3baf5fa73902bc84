import type { CatalogueFace, PictureRect } from "@silai/contracts/catalogue/face"
import type { StoredFile } from "@silai/contracts/file/calls"
import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { type Database, many } from "@silai/kit/knex"
import { ring } from "@silai/kit/outbox"
import { refuse, refuseWith } from "@silai/kit/refuse"
import { fileByStem, usesOf } from "./files"
import { holdFolder } from "./folders"
import { listPicture } from "./upload"

/** Deletes files that no page shows, all or none. @throws file.gone; file.in_use with `usedBy` */
export async function deleteFiles(
  database: Database,
  catalogue: CatalogueFace,
  fileIds: readonly string[],
): Promise<number> {
  const { sweep, deleted } = await database.transaction(async (trx) => {
    const files = await many<{ id: string; stem: string }>(
      trx,
      `select id, stem from stored_file where id = any(?::text[])`,
      [[...fileIds]],
    )
    const stems = files.map(({ stem }) => stem)
    if (!files.length) throw refuse(fileRefusals.gone)
    // Whoever is putting one of them on a page at this moment comes before or after.
    await catalogue.lockPictures(stems, trx)
    const uses = await usesOf(trx, stems)
    if (uses.length) {
      const usedBy = uses.map(({ stem, ...use }) => ({ fileId: files.find((file) => file.stem === stem)?.id, ...use }))
      throw refuseWith({ usedBy }, fileRefusals.in_use, new Set(usedBy.map(({ fileId }) => fileId)).size)
    }
    const { rowCount } = await trx.raw(`delete from stored_file where id = any(?::text[])`, [files.map(({ id }) => id)])
    await ring(trx, "file.changed", { fileId: files[0]?.id })
    return { ...(await catalogue.letGoOfPictures(stems, trx)), deleted: rowCount }
  })
  await sweep()
  return deleted
}

/** Moves files; those that are gone are passed over. @throws file.folder_gone, file.gone when none is left */
export function moveFiles(database: Database, fileIds: readonly string[], folderId: string | null): Promise<number> {
  return database.transaction(async (trx) => {
    await holdFolder(trx, folderId)
    const { rowCount } = await trx.raw(`update stored_file set folder_id = ? where id = any(?::text[])`, [
      folderId,
      [...fileIds],
    ])
    if (!rowCount) throw refuse(fileRefusals.gone)
    await ring(trx, "file.changed", { folderId })
    return rowCount
  })
}

const cropName = (name: string) => `${name.replace(/\.[a-z0-9]{2,5}$/i, "").slice(0, FILE.maxName - 14)} (cropped).jpg`

/** Saves a piece of a file's picture as a new file beside it, with the same words. @throws file.gone, file.bad_crop */
export async function cropFile(
  database: Database,
  catalogue: CatalogueFace,
  stem: string,
  rect: PictureRect,
): Promise<StoredFile> {
  const original = await fileByStem(database, stem)
  const piece = await catalogue.takePiece(stem, rect, original.alt, FILE.minEdge)
  return (await listPicture(database, catalogue, piece.stem, cropName(original.name), original.folderId)).file
}
