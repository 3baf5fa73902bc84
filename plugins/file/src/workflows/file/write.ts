import type { MedusaContainer } from "@medusajs/framework/types"
import type { StoredFile } from "@silai/contracts/file/calls"
import { fileRefusals } from "@silai/contracts/file/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse, refuseWith } from "@silai/kit/refuse"
import { type Emit, withEvents } from "@silai/kit/with-events"
import { fileById, fileByStem, usesOf } from "../../queries/file"
import { holdFolder } from "../folder/write"

/** A checked picture in the catalogue, and the name to list it under. */
export type NamedPicture = { stem: string; name: string }
/** `file` is null when the picture was deleted in the meantime; `existed`: it is listed already, in any folder. */
export type Listed = { file: StoredFile | null; existed: boolean }

const catalogueOf = (container: MedusaContainer) => container.resolve("catalogue")

/** Lists a picture under a name; false when it is listed already, in any folder. */
export async function enterFile(
  trx: Sql,
  emit: Emit,
  file: NamedPicture & { folderId: string | null },
): Promise<boolean> {
  const row = await one<{ id: string }>(
    trx,
    `insert into stored_file (id, stem, name, folder_id) values (?, ?, ?, ?) on conflict (stem) do nothing returning id`,
    [newId("file"), file.stem, file.name, file.folderId],
  )
  if (!row) return false
  emit("silai.file.created", [row.id])
  await notifyLive(trx, "file.changed", { fileId: row.id })
  return true
}

/** Lists pictures in a folder, one answer each, in their order. @throws file.folder_gone */
export function addFiles(
  container: MedusaContainer,
  { pictures, folderId }: { pictures: readonly NamedPicture[]; folderId: string | null },
): Promise<{ listed: Listed[] }> {
  const stems = pictures.map(({ stem }) => stem)
  return withEvents(databaseOf(container), async (trx, emit) => {
    await catalogueOf(container).lockPictures(stems, trx)
    await holdFolder(trx, folderId)
    const held = await many<{ stem: string }>(trx, `select stem from picture where stem = any(?::text[])`, [stems])
    const listed: Listed[] = []
    for (const { stem, name } of pictures) {
      const isHeld = held.some((picture) => picture.stem === stem)
      const isNew = isHeld && (await enterFile(trx, emit, { stem, name, folderId }))
      listed.push({ file: isHeld ? await fileByStem(trx, stem) : null, existed: isHeld && !isNew })
    }
    return { listed }
  })
}

/** @throws file.gone */
export function renameFile(
  container: MedusaContainer,
  { fileId, name }: { fileId: string; name: string },
): Promise<StoredFile> {
  return withEvents(databaseOf(container), async (trx, emit) => {
    const before = await one<{ name: string }>(trx, `select name from stored_file where id = ? for update`, [fileId])
    if (!before) throw refuse(fileRefusals.gone)
    if (before.name !== name) {
      await trx.raw(`update stored_file set name = ? where id = ?`, [name, fileId])
      emit("silai.file.updated", [fileId])
    }
    await notifyLive(trx, "file.changed", { fileId })
    return fileById(trx, fileId)
  })
}

/** Moves files; deleted ones are skipped. @throws file.folder_gone, file.gone when none is left */
export function moveFiles(
  container: MedusaContainer,
  { fileIds, folderId }: { fileIds: readonly string[]; folderId: string | null },
): Promise<{ moved: number }> {
  return withEvents(databaseOf(container), async (trx, emit) => {
    await holdFolder(trx, folderId)
    const files = await many<{ id: string; elsewhere: boolean }>(
      trx,
      `select id, folder_id is distinct from ?::text as elsewhere from stored_file where id = any(?::text[]) order by id for update`,
      [folderId, [...fileIds]],
    )
    if (!files.length) throw refuse(fileRefusals.gone)
    const moving = files.flatMap(({ id, elsewhere }) => (elsewhere ? [id] : []))
    await trx.raw(`update stored_file set folder_id = ? where id = any(?::text[])`, [folderId, moving])
    emit("silai.file.updated", moving)
    await notifyLive(trx, "file.changed", { folderId })
    return { moved: files.length }
  })
}

/** Deletes files that no page shows, all or none. @throws file.gone; file.in_use with `usedBy` */
export async function deleteFiles(
  container: MedusaContainer,
  { fileIds }: { fileIds: readonly string[] },
): Promise<{ deleted: number }> {
  const catalogue = catalogueOf(container)
  const { sweep, deleted } = await withEvents(databaseOf(container), async (trx, emit) => {
    const files = await many<{ id: string; stem: string }>(
      trx,
      `select id, stem from stored_file where id = any(?::text[])`,
      [[...fileIds]],
    )
    const stems = files.map(({ stem }) => stem)
    if (!files.length) throw refuse(fileRefusals.gone)
    // Serialises this with edits that put one of these pictures on a page.
    await catalogue.lockPictures(stems, trx)
    const uses = await usesOf(trx, stems)
    if (uses.length) {
      const usedBy = uses.map(({ stem, ...use }) => ({ fileId: files.find((file) => file.stem === stem)?.id, ...use }))
      throw refuseWith({ usedBy }, fileRefusals.in_use, new Set(usedBy.map(({ fileId }) => fileId)).size)
    }
    const gone = await many<{ id: string }>(trx, `delete from stored_file where id = any(?::text[]) returning id`, [
      files.map(({ id }) => id),
    ])
    emit(
      "silai.file.deleted",
      gone.map(({ id }) => id),
    )
    await notifyLive(trx, "file.changed", { fileId: files[0]?.id })
    return { ...(await catalogue.releasePictures(stems, trx)), deleted: gone.length }
  })
  await sweep()
  return { deleted }
}

/** Deletes pictures stored for an upload and listed by no file, as when a plugin refused them. */
export async function releaseUnlisted(container: MedusaContainer, stems: readonly string[]): Promise<void> {
  const catalogue = catalogueOf(container)
  const { sweep } = await databaseOf(container).transaction(async (trx) => {
    await catalogue.lockPictures(stems, trx)
    const listed = await many<{ stem: string }>(trx, `select stem from stored_file where stem = any(?::text[])`, [
      [...stems],
    ])
    const unlisted = stems.filter((stem) => !listed.some((file) => file.stem === stem))
    return catalogue.releasePictures(unlisted, trx)
  })
  await sweep()
}
