import type { fileCalls, Folder, StoredFile } from "@silai/contracts/file/calls"
import type { FileSort } from "@silai/contracts/file/limits"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { many, one, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { fileColumns, fileTables, HAS_WORD } from "./file"
import { allFolders } from "./folders"

type Ask = ParsedBodyOf<typeof fileCalls.all>
type Listed = { data: StoredFile[]; folders: Folder[]; total: number; totalPages: number }

const order: Record<FileSort, string> = {
  newest: "f.created_at desc, f.id desc",
  oldest: "f.created_at, f.id",
  name: "lower(f.name), f.id",
  largest: "pc.bytes desc, pc.stem",
}

type Condition = { sql: string; values: unknown[] }
function inFolder(folderId: string | null | undefined): Condition[] {
  if (folderId === undefined) return []
  return [
    folderId === null ? { sql: "f.folder_id is null", values: [] } : { sql: "f.folder_id = ?", values: [folderId] },
  ]
}

/** One page of files and all folders. Every search word must be in the name or the alternative text. */
export async function listFiles(sql: Sql, { folderId, search = "", sort, page, pageSize }: Ask): Promise<Listed> {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6)
  const conditions = [
    ...inFolder(folderId),
    ...words.map((word) => ({ sql: HAS_WORD, values: [likeText(word), likeText(word)] })),
  ]
  const where = conditions.length ? `where ${conditions.map((one) => one.sql).join(" and ")}` : ""
  const values = conditions.flatMap((one) => one.values)
  const [data, counted, folders] = await Promise.all([
    many<StoredFile>(
      sql,
      `select ${fileColumns} from ${fileTables} ${where} order by ${order[sort]} limit ? offset ?`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
    one<{ total: number }>(sql, `select count(*)::int as total from stored_file f ${where}`, values),
    allFolders(sql),
  ])
  const total = counted?.total ?? 0
  return { data, folders, total, totalPages: Math.ceil(total / pageSize) }
}
