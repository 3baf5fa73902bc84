import type { FileUse, StoredFile } from "@silai/contracts/file/calls"
import { PICTURE } from "@silai/contracts/catalogue/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { newId } from "@silai/kit/ids"
import { many, one, type Sql } from "@silai/kit/knex"
import { ring } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"

/** A file's row as the wire has it; `f` and `pc` are the file and its picture. */
export const fileColumns = `f.id as "_id", f.name, f.folder_id as "folderId", f.stem, pc.url, '/images/' || f.stem || '-${PICTURE.thumbnailWidth}.webp' as thumbnail,
  pc.width, pc.height, pc.bytes, pc.colour, pc.alt, pc.stage, (select count(*)::int from picture_use u where u.stem = f.stem) as uses, f.created_at as "createdAt"`
export const fileTables = `stored_file f join picture pc on pc.stem = f.stem`

/** Enters a picture under a name; null when it is there already, in whatever folder. */
export async function enterFile(
  trx: Sql,
  file: { stem: string; name: string; folderId: string | null },
): Promise<string | null> {
  const row = await one<{ id: string }>(
    trx,
    `insert into stored_file (id, stem, name, folder_id) values (?, ?, ?, ?) on conflict (stem) do nothing returning id`,
    [newId("file"), file.stem, file.name, file.folderId],
  )
  if (row) await ring(trx, "file.changed", { fileId: row.id })
  return row?.id ?? null
}

export async function fileByStem(sql: Sql, stem: string): Promise<StoredFile> {
  const file = await one<StoredFile>(sql, `select ${fileColumns} from ${fileTables} where f.stem = ?`, [stem])
  if (!file) throw refuse(fileRefusals.gone)
  return file
}

/** One file and where it is shown. @throws file.gone */
export async function fileById(sql: Sql, id: string): Promise<StoredFile & { usedBy: FileUse[] }> {
  const file = await one<StoredFile>(sql, `select ${fileColumns} from ${fileTables} where f.id = ?`, [id])
  if (!file) throw refuse(fileRefusals.gone)
  return { ...file, usedBy: await usesOf(sql, [file.stem]) }
}

export const usesOf = (sql: Sql, stems: readonly string[]): Promise<(FileUse & { stem: string })[]> =>
  many(
    sql,
    `select stem, kind, id as "_id", name, slug from picture_use where stem = any(?::text[]) order by name, id limit 200`,
    [[...stems]],
  )

/** @throws file.gone */
export async function renameFile(sql: Sql, id: string, name: string): Promise<StoredFile> {
  const { rowCount } = await sql.raw(`update stored_file set name = ? where id = ?`, [name, id])
  if (!rowCount) throw refuse(fileRefusals.gone)
  await ring(sql, "file.changed", { fileId: id })
  return fileById(sql, id)
}
