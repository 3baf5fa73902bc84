import type { FileUse, StoredFile } from "@silai/contracts/file/calls"
import { PICTURE } from "@silai/contracts/catalogue/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

/** A file's row as the reply has it; `f` and `pc` are the file and its picture. */
export const fileColumns = `f.id as "_id", f.name, f.folder_id as "folderId", f.stem, pc.url, '/images/' || f.stem || '-${PICTURE.thumbnailWidth}.webp' as thumbnail,
  pc.width, pc.height, pc.bytes, pc.colour, pc.alt, pc.stage, (select count(*)::int from picture_use u where u.stem = f.stem) as uses, f.created_at as "createdAt"`

export const fileTables = `stored_file f join picture pc on pc.stem = f.stem`

/** A file whose name, or whose picture's alternative text, has this word: each from its own index. */
export const HAS_WORD = `f.stem in (select stem from stored_file where lower(name) like ? union select stem from picture where lower(alt) like ?)`

export async function fileByStem(sql: Sql, stem: string): Promise<StoredFile> {
  const file = await one<StoredFile>(sql, `select ${fileColumns} from ${fileTables} where f.stem = ?`, [stem])
  if (!file) throw refuse(fileRefusals.gone)
  return file
}

/** One file with where it is shown. @throws file.gone */
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
