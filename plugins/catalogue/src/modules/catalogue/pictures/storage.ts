import type { IFileModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { crashPoint } from "@silai/kit/crash-point"
import { type Database, databaseOf, many, manyPrepared, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { storageAway } from "@silai/kit/sent-files"
import { within } from "@silai/kit/within"
import { randomBytes } from "node:crypto"
import { type Format, type PictureFile, typeOf } from "./files"

/** The rows that say where files are, and the engine's File module, which stores them (decision 0016). */
export type Storage = { sql: Database; files: IFileModuleService }
/** A picture's master, or one of its files: "640.webp". */
export type Part = "master" | `${number}.${Format}`

export const storageOf = (container: MedusaContainer): Storage => ({
  sql: databaseOf(container),
  files: container.resolve(Modules.FILE),
})

export const partOf = ({ width, format }: PictureFile): Part => `${width}.${format}`

/** A storage that does not answer must not hold up a page or an upload. */
const patience = { writeMs: 30_000, readMs: 15_000, removeMs: 5_000 }
/** Files deleted in one request to the storage; S3 takes 1,000. */
const atOnce = 100

/** Whether a storage says that it has no such file: a disk, S3, or the engine. */
function isAbsence(error: unknown): boolean {
  const { code, name, type, $metadata } = (error ?? {}) as Record<string, unknown>
  const status = ($metadata as { httpStatusCode?: number } | undefined)?.httpStatusCode
  return code === "ENOENT" || name === "NoSuchKey" || name === "NotFound" || type === "not_found" || status === 404
}

const fetchFile = async ({ files }: Storage, fileId: string): Promise<Buffer | null> =>
  within(patience.readMs, files.getAsBuffer(fileId), "the file storage did not answer").catch((error: unknown) =>
    isAbsence(error) ? null : storageAway("reading", error),
  )

/**
 * Writes a file and returns its id. Its row says "writing" before the first byte travels, and `recordFile` says when it
 * counts: what never counts, because the process or the storage broke down, is swept. @throws file.storage_away
 */
export async function writeFile({ sql, files }: Storage, stem: string, part: Part, bytes: Buffer): Promise<string> {
  const format = part === "master" ? "jpg" : (part.split(".")[1] as Format)
  const [label] = part.split(".")
  // The storage adds to this name what makes it unique; two writers in the same millisecond need more than the clock.
  const filename = `${stem}-${label}-${randomBytes(4).toString("hex")}.${format}`
  const { writeStream, promise, fileKey } = await files
    .getUploadStream({ filename, mimeType: typeOf[format], access: "private" })
    .catch((error: unknown) => storageAway("writing", error))
  // It may fail before the code below awaits it.
  promise.catch(() => undefined)
  writeStream.on("error", () => undefined)
  await sql
    .raw(`insert into picture_file (file_id, stem, part, bytes, state) values (?, ?, ?, ?, 'writing')`, [
      fileKey,
      stem,
      part,
      bytes.length,
    ])
    .catch((error: unknown) => {
      writeStream.destroy(error as Error)
      throw error
    })
  writeStream.end(bytes)
  await within(patience.writeMs, promise, "the file storage did not take the file").catch((error: unknown) =>
    storageAway("writing", error),
  )
  if (part === "master") crashPoint("after-master-written")
  return fileKey
}

/** Makes a written file count, replacing the previous one. Hold the picture's row, or its lock. */
export async function recordFile(trx: Sql, stem: string, part: Part, fileId: string): Promise<void> {
  await trx.raw(
    `update picture_file set state = 'leaving', since = now() where stem = ? and part = ? and state = 'kept'`,
    [stem, part],
  )
  await trx.raw(`update picture_file set state = 'kept', since = now() where file_id = ?`, [fileId])
}

/** The parts of a picture that are kept. */
export const storedParts = async (sql: Sql, stem: string): Promise<Set<string>> =>
  new Set(
    (await many<{ part: string }>(sql, `select part from picture_file where stem = ? and state = 'kept'`, [stem])).map(
      ({ part }) => part,
    ),
  )

/**
 * A file's content, or null. One that the storage has lost, or has only half, is forgotten, so that it is made again; a
 * master never is. @throws file.storage_away
 */
export async function readFile(storage: Storage, stem: string, part: Part): Promise<Buffer | null> {
  const { sql } = storage
  const rowsOf = () =>
    manyPrepared<{ id: string; bytes: number | null }>(
      sql,
      `select file_id as id, bytes from picture_file where stem = ? and part = ? and state = 'kept'`,
      [stem, part],
    )
  let [row] = await rowsOf()
  for (let before = ""; row && row.id !== before; [row] = await rowsOf()) {
    const content = await fetchFile(storage, row.id)
    if (content && content.length === (row.bytes ?? content.length)) return content
    // It may have been replaced just now: looked up once more.
    before = row.id
  }
  if (!row) return null
  log("warn", "stored file lost", { stem, part, fileId: row.id })
  if (part !== "master") await sql.raw(`update picture_file set state = 'leaving' where file_id = ?`, [row.id])
  return null
}

/** Marks all files of these pictures, in the transaction that deletes the pictures. */
export async function releaseFiles(trx: Sql, stems: readonly string[]): Promise<void> {
  await trx.raw(
    `update picture_file set state = 'leaving', since = now() where stem = any(?::text[]) and state = 'kept'`,
    [[...stems]],
  )
}

/**
 * Deletes files for good; rows stay until the storage has no such file any more. S3 refuses silently, so it is asked.
 * Returns how many are left.
 */
async function remove(storage: Storage, fileIds: readonly string[]): Promise<number> {
  await storage.files.deleteFiles([...fileIds]).catch(() => undefined)
  const seen = await Promise.all(
    fileIds.map(async (id) => ({
      id,
      isGone: (await fetchFile(storage, id).catch(() => "unknown" as const)) === null,
    })),
  )
  const gone = seen.flatMap(({ id, isGone }) => (isGone ? [id] : []))
  if (gone.length) await storage.sql.raw(`delete from picture_file where file_id = any(?::text[])`, [gone])
  return fileIds.length - gone.length
}

/** Deletes what these pictures leave behind, at once if the storage answers; otherwise the worker does. Call it after the commit. */
export async function removeFilesOf(storage: Storage, stems: readonly string[]): Promise<void> {
  const rows = await many<{ id: string }>(
    storage.sql,
    `select file_id as id from picture_file where stem = any(?::text[]) and state = 'leaving'`,
    [[...stems]],
  )
  const ids = rows.map(({ id }) => id)
  const work = async () => {
    for (let n = 0; n < ids.length; n += atOnce) await remove(storage, ids.slice(n, n + atOnce))
  }
  await within(patience.removeMs, work(), "the file storage did not delete in time").catch((error: Error) =>
    log("warn", "files not deleted yet", { cause: error.message }),
  )
}

/**
 * Deletes what was left behind: files of deleted pictures, and files not finished within an hour. True when
 * more is waiting.
 */
export async function sweepFiles(storage: Storage): Promise<boolean> {
  // Put at the end of the queue first: what cannot be deleted must not keep the others waiting.
  const rows = await many<{ id: string }>(
    storage.sql,
    `update picture_file set state = 'leaving', since = now() where file_id in (
       select file_id from picture_file
        where state = 'leaving' and since < now() - interval '20 seconds' or state = 'writing' and since < now() - interval '1 hour'
        order by since limit ? for update skip locked) returning file_id as id`,
    [atOnce],
  )
  if (!rows.length) return false
  const left = await remove(
    storage,
    rows.map(({ id }) => id),
  )
  if (left) log("warn", "files not deleted yet", { left })
  return !left && rows.length === atOnce
}
