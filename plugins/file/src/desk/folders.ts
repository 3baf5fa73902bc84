import type { Folder } from "@silai/contracts/file/calls"
import { FOLDER } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { newId } from "@silai/kit/ids"
import { type Database, many, one, type Sql } from "@silai/kit/knex"
import { ring } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"

const columns = `d.id as "_id", d.parent_id as "parentId", d.name, (select count(*)::int from stored_file f where f.folder_id = d.id) as files`

/** The whole tree, by name. */
export const allFolders = (sql: Sql): Promise<Folder[]> =>
  many(sql, `select ${columns} from file_folder d order by lower(d.name), d.id limit ${FOLDER.most}`)

async function folder(sql: Sql, id: string): Promise<Folder> {
  const found = await one<Folder>(sql, `select ${columns} from file_folder d where d.id = ?`, [id])
  if (!found) throw refuse(fileRefusals.folder_gone)
  return found
}

/** Holds a folder until the transaction ends, so that nobody removes it while something is put in. @throws file.folder_gone */
export async function holdFolder(trx: Sql, id: string | null): Promise<void> {
  if (id !== null && !(await one(trx, `select 1 from file_folder where id = ? for key share`, [id])))
    throw refuse(fileRefusals.folder_gone)
}

const depthOf = `with recursive up as (select id, parent_id, 1 as depth from file_folder where id = ?
  union all select d.id, d.parent_id, up.depth + 1 from file_folder d join up on d.id = up.parent_id) select max(depth) as depth from up`

/** Adds a folder. @throws file.folder_gone, folder_taken, folder_deep, folders_many */
export function addFolder(database: Database, name: string, parentId: string | null): Promise<Folder> {
  return database.transaction(async (trx) => {
    await holdFolder(trx, parentId)
    const depth = parentId ? ((await one<{ depth: number }>(trx, depthOf, [parentId]))?.depth ?? 0) : 0
    if (depth >= FOLDER.maxDepth) throw refuse(fileRefusals.folder_deep)
    if ((await one<{ all: number }>(trx, `select count(*)::int as all from file_folder`))!.all >= FOLDER.most)
      throw refuse(fileRefusals.folders_many)
    const id = newId("dir")
    const { rowCount } = await trx.raw(
      `insert into file_folder (id, parent_id, name) values (?, ?, ?) on conflict do nothing`,
      [id, parentId, name],
    )
    if (!rowCount) throw refuse(fileRefusals.folder_taken, name)
    await ring(trx, "file.changed", { folderId: id })
    return folder(trx, id)
  })
}

/** @throws file.folder_gone, folder_taken */
export function renameFolder(database: Database, id: string, name: string): Promise<Folder> {
  return database
    .transaction(async (trx) => {
      const taken = await one(
        trx,
        `select 1 from file_folder d join file_folder mine on mine.id = ? where d.id <> mine.id and coalesce(d.parent_id, '') = coalesce(mine.parent_id, '') and lower(d.name) = lower(?)`,
        [id, name],
      )
      if (taken) throw refuse(fileRefusals.folder_taken, name)
      await trx.raw(`update file_folder set name = ? where id = ?`, [name, id])
      await ring(trx, "file.changed", { folderId: id })
      return folder(trx, id)
    })
    .catch((error: { code?: string }) => {
      // Two who choose the same name at the same time: the index decides.
      throw error.code === "23505" ? refuse(fileRefusals.folder_taken, name) : error
    })
}

/** @throws file.folder_gone, folder_full */
export function removeFolder(database: Database, id: string): Promise<void> {
  return database.transaction(async (trx) => {
    if (!(await one(trx, `select 1 from file_folder where id = ? for update`, [id])))
      throw refuse(fileRefusals.folder_gone)
    const inside = await one(
      trx,
      `select 1 from stored_file where folder_id = ? union all select 1 from file_folder where parent_id = ? limit 1`,
      [id, id],
    )
    if (inside) throw refuse(fileRefusals.folder_full)
    await trx.raw(`delete from file_folder where id = ?`, [id])
    await ring(trx, "file.changed", { folderId: id })
  })
}

/** The folder at a path of names, made where it is missing; null for the top. */
export async function folderAt(trx: Sql, names: readonly string[]): Promise<string | null> {
  let parentId: string | null = null
  for (const name of names) {
    await trx.raw(`insert into file_folder (id, parent_id, name) values (?, ?, ?) on conflict do nothing`, [
      newId("dir"),
      parentId,
      name,
    ])
    const row: { id: string } | null = await one(
      trx,
      `select id from file_folder where coalesce(parent_id, '') = coalesce(?::text, '') and lower(name) = lower(?)`,
      [parentId, name],
    )
    parentId = row!.id
  }
  return parentId
}
