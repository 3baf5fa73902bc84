import type { MedusaContainer } from "@medusajs/framework/types"
import { columns } from "../../queries/folders"
import type { Folder } from "@silai/contracts/file/calls"
import { FOLDER } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { newId } from "@silai/kit/ids"
import { databaseOf, one, only, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { type Emit, withEvents } from "@silai/kit/with-events"

async function folder(sql: Sql, id: string): Promise<Folder> {
  const found = await one<Folder>(sql, `select ${columns} from file_folder d where d.id = ?`, [id])
  if (!found) throw refuse(fileRefusals.folder_gone)
  return found
}

/**
 * Locks a folder until the transaction ends, so that it cannot be removed while something is added. @throws
 * file.folder_gone
 */
export async function holdFolder(trx: Sql, id: string | null): Promise<void> {
  if (id !== null && !(await one(trx, `select 1 from file_folder where id = ? for key share`, [id])))
    throw refuse(fileRefusals.folder_gone)
}

const depthOf = `with recursive up as (select id, parent_id, 1 as depth from file_folder where id = ?
  union all select d.id, d.parent_id, up.depth + 1 from file_folder d join up on d.id = up.parent_id) select max(depth) as depth from up`

/** Adds a folder. @throws file.folder_gone, folder_taken, folder_deep, folders_many */
export function addFolder(
  container: MedusaContainer,
  { name, parentId }: { name: string; parentId: string | null },
): Promise<Folder> {
  return withEvents(databaseOf(container), async (trx, emit) => {
    await holdFolder(trx, parentId)
    const depth = parentId ? ((await one<{ depth: number }>(trx, depthOf, [parentId]))?.depth ?? 0) : 0
    if (depth >= FOLDER.maxDepth) throw refuse(fileRefusals.folder_deep)
    if ((await only<{ all: number }>(trx, `select count(*)::int as all from file_folder`)).all >= FOLDER.most)
      throw refuse(fileRefusals.folders_many)
    const id = newId("dir")
    const { rowCount } = await trx.raw(
      `insert into file_folder (id, parent_id, name) values (?, ?, ?) on conflict do nothing`,
      [id, parentId, name],
    )
    if (!rowCount) throw refuse(fileRefusals.folder_taken, name)
    await notifyLive(trx, "file.changed", { folderId: id })
    emit("silai.folder.created", [id])
    return folder(trx, id)
  })
}

/** @throws file.folder_gone, folder_taken */
export function renameFolder(
  container: MedusaContainer,
  { folderId: id, name }: { folderId: string; name: string },
): Promise<Folder> {
  return withEvents(databaseOf(container), async (trx, emit) => {
    const taken = await one(
      trx,
      `select 1 from file_folder d join file_folder mine on mine.id = ? where d.id <> mine.id and coalesce(d.parent_id, '') = coalesce(mine.parent_id, '') and lower(d.name) = lower(?)`,
      [id, name],
    )
    if (taken) throw refuse(fileRefusals.folder_taken, name)
    const { rowCount: renamed } = await trx.raw(`update file_folder set name = ? where id = ? and name <> ?`, [
      name,
      id,
      name,
    ])
    if (renamed) emit("silai.folder.updated", [id])
    await notifyLive(trx, "file.changed", { folderId: id })
    return folder(trx, id)
  }).catch((error: { code?: string }) => {
    // When two requests choose the same name at the same time, the unique index decides.
    throw error.code === "23505" ? refuse(fileRefusals.folder_taken, name) : error
  })
}

/** @throws file.folder_gone, folder_full */
export function removeFolder(
  container: MedusaContainer,
  { folderId: id }: { folderId: string },
): Promise<{ _id: string }> {
  return withEvents(databaseOf(container), async (trx, emit) => {
    if (!(await one(trx, `select 1 from file_folder where id = ? for update`, [id])))
      throw refuse(fileRefusals.folder_gone)
    const inside = await one(
      trx,
      `select 1 from stored_file where folder_id = ? union all select 1 from file_folder where parent_id = ? limit 1`,
      [id, id],
    )
    if (inside) throw refuse(fileRefusals.folder_full)
    await trx.raw(`delete from file_folder where id = ?`, [id])
    await notifyLive(trx, "file.changed", { folderId: id })
    emit("silai.folder.deleted", [id])
    return { _id: id }
  })
}

/** The folder at a path of names, created where it is missing; null for the top. */
export async function folderAt(trx: Sql, emit: Emit, names: readonly string[]): Promise<string | null> {
  let parentId: string | null = null
  for (const name of names) {
    const made: { id: string } | null = await one(
      trx,
      `insert into file_folder (id, parent_id, name) values (?, ?, ?) on conflict do nothing returning id`,
      [newId("dir"), parentId, name],
    )
    if (made) emit("silai.folder.created", [made.id])
    const row: { id: string } = await only(
      trx,
      `select id from file_folder where coalesce(parent_id, '') = coalesce(?::text, '') and lower(name) = lower(?)`,
      [parentId, name],
    )
    parentId = row.id
  }
  return parentId
}
