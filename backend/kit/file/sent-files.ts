import { present } from "@silai/contracts/present"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FILE } from "@silai/contracts/file/limits"
import { fileRefusals } from "@silai/contracts/file/messages"
import { SENT_FILES, type SentKind } from "@silai/contracts/file/sent-kinds"
import { newId } from "../sql/ids"
import { databaseOf, many, one, only, type Sql } from "../sql/knex"
import { countWarning, log } from "../process/log"
import { refuse } from "../call/refuse"
import { within } from "../process/within"
import type { UploadedFile } from "./upload"

// One row of `sent_file` for each photo that people send with a review, a return request or a report. `state` is "writing" before
// the first byte travels, "kept" after the last, "leaving" when its files are to be deleted. `due_at` is null while its owner
// uses it; otherwise it is swept then.

/** A silent storage must not block uploads or readers. */
const patienceMs = 20_000

/** Throws the caller's refusal; the log gets the cause, rate limited. @throws file.storage_away */
export function storageAway(what: string, cause: unknown): never {
  const more = countWarning("file storage away", Date.now())
  const facts = { what, cause: cause instanceof Error ? cause.stack : String(cause) }
  if (more !== null) log("error", "file storage away", { ...facts, ...(more ? { more } : {}) })
  throw refuse(fileRefusals.storage_away)
}

const filesOf = (container: MedusaContainer) => container.resolve(Modules.FILE)

async function begin(container: MedusaContainer, filename: string, mimeType: string) {
  const { writeStream, promise, fileKey } = await filesOf(container)
    .getUploadStream({ filename, mimeType, access: "private" })
    .catch((error: unknown) => storageAway("writing", error))
  // It may fail before it is awaited.
  promise.catch(() => undefined)
  writeStream.on("error", () => undefined)
  return { fileKey, writeStream, promise }
}

/** The sender of photos that wait for their owner; neither id for photos sent in the same call. */
type Sender = { sessionId?: string | null; customerId?: string | null }

/**
 * Stores photos for later use: all are checked before one is read; then each is checked by its content and encoded again, so that no
 * camera data stays. @returns their ids, in the files' order. @throws file.*
 */
export async function storeSent(
  container: MedusaContainer,
  kind: SentKind,
  sender: Sender,
  files: readonly UploadedFile[],
): Promise<string[]> {
  for (const { name, bytes, tooLarge } of files) {
    if (tooLarge) throw refuse(fileRefusals.too_large, name, SENT_FILES[kind].maxBytes)
    if (bytes === 0) throw refuse(fileRefusals.empty, name)
  }
  const ids: string[] = []
  try {
    for (const file of files) {
      const id = newId(SENT_FILES[kind].prefix)
      const pictures = await picturesOf(container, kind, id, file)
      ids.push(id)
      await store(container, { id, kind, sender }, pictures)
    }
    return ids
  } catch (error) {
    await dropUnused(databaseOf(container), ids)
    throw error
  }
}

type Picture = { filename: string; mimeType: string; content: Buffer }

async function picturesOf(container: MedusaContainer, kind: SentKind, id: string, { path, name }: UploadedFile) {
  const catalogue = container.resolve("catalogue")
  const picture = await catalogue.plainPicture({ path, name, minEdge: FILE.minEdge })
  const { widths } = SENT_FILES[kind]
  if (!widths.length) return [{ filename: `${id}.jpg`, mimeType: "image/jpeg", content: picture }]
  const made: Picture[] = []
  for (const width of widths) {
    const content = await catalogue.webpOf(picture, width)
    made.push({ filename: `${id}-${width}.webp`, mimeType: "image/webp", content })
  }
  return made
}

async function store(
  container: MedusaContainer,
  { id, kind, sender }: { id: string; kind: SentKind; sender: Sender },
  pictures: readonly Picture[],
): Promise<void> {
  const sql = databaseOf(container)
  const begun: Awaited<ReturnType<typeof begin>>[] = []
  try {
    for (const { filename, mimeType } of pictures) begun.push(await begin(container, filename, mimeType))
    await sql.raw(
      `insert into sent_file (id, kind, session_id, customer_id, file_ids, due_at) values (?, ?, ?, ?, ?, now() + make_interval(hours => ?))`,
      [
        id,
        kind,
        sender.sessionId ?? null,
        sender.customerId ?? null,
        begun.map(({ fileKey }) => fileKey),
        SENT_FILES[kind].keptHours,
      ],
    )
  } catch (error) {
    for (const { writeStream } of begun) writeStream.destroy(error as Error)
    throw error
  }
  await Promise.all(
    begun.map(({ writeStream, promise }, place) => {
      writeStream.end(present(pictures[place], "the picture of an upload").content)
      return within(patienceMs, promise, "the file storage did not take the file").catch((error: unknown) =>
        storageAway("writing", error),
      )
    }),
  )
  await sql.raw(`update sent_file set state = 'kept' where id = ? and state = 'writing'`, [id])
}

/** Photos that nothing uses after all. A minute later, so that a byte on its way has arrived. */
const dropUnused = (sql: Sql, ids: readonly string[]) =>
  sql.raw(
    `update sent_file set state = 'leaving', due_at = now() + interval '1 minute' where id = any(?::text[]) and owner_id is null`,
    [[...ids]],
  )

/** Stores photos for the work that uses them; when it fails, they are dropped. @throws file.*, and what the work throws */
export async function withSent<T>(
  container: MedusaContainer,
  kind: SentKind,
  sender: Sender,
  files: readonly UploadedFile[],
  work: (ids: string[]) => Promise<T>,
): Promise<T> {
  const ids = await storeSent(container, kind, sender, files)
  try {
    return await work(ids)
  } catch (error) {
    await dropUnused(databaseOf(container), ids)
    throw error
  }
}

/**
 * Gives a locked owner exactly these photos, in this order, out of its present photos and the sender's. Its other
 * photos are removed.
 * @returns false when one does not exist; roll back then
 */
export async function takeSent(
  trx: Sql,
  kind: SentKind,
  ownerId: string,
  photoIds: readonly string[],
  { sessionId = null, customerId = null }: Sender = {},
): Promise<boolean> {
  const ids = [...new Set(photoIds)]
  await trx.raw(
    `update sent_file set owner_id = null, state = 'leaving', due_at = now() + interval '1 minute'
      where kind = ? and owner_id = ? and id <> all(?::text[])`,
    [kind, ownerId, ids],
  )
  const taken = await many(
    trx,
    `update sent_file f set owner_id = ?, place = a.place, due_at = null from unnest(?::text[]) with ordinality as a (id, place)
      where f.id = a.id and f.kind = ? and f.state = 'kept' and (f.owner_id = ? or f.owner_id is null
        and (f.session_id = ? or f.customer_id = ? or f.session_id is null and f.customer_id is null)) returning f.id`,
    [ownerId, ids, kind, ownerId, sessionId, customerId],
  )
  return taken.length === ids.length
}

/** The ids of an owner's photos, in their order, as an array; `owner`: the column with its id. */
export const sentIds = (kind: SentKind, owner: string): string =>
  `array(select f.id from sent_file f where f.kind = '${kind}' and f.owner_id = ${owner} and f.state = 'kept' order by f.place, f.id)`

export const sentOf = async (sql: Sql, kind: SentKind, ownerId: string): Promise<string[]> =>
  (await only<{ ids: string[] }>(sql, `select ${sentIds(kind, "?")} as ids`, [ownerId])).ids

/**
 * A photo of an owner whose photos may be read, or null. `place`: which of its widths.
 * @throws file.storage_away, and what `mayRead` throws
 */
export async function readSent(
  container: MedusaContainer,
  kind: SentKind,
  id: string,
  mayRead: (ownerId: string) => boolean | Promise<boolean>,
  place = 0,
): Promise<Buffer | null> {
  const photo = await one<{ owner_id: string; file_ids: string[] }>(
    databaseOf(container),
    `select owner_id, file_ids from sent_file where id = ? and kind = ? and state = 'kept' and owner_id is not null`,
    [id, kind],
  )
  const fileId = photo?.file_ids[place]
  if (!fileId || !(await mayRead(photo.owner_id))) return null
  return within(patienceMs, filesOf(container).getAsBuffer(fileId), "the file storage did not answer").catch(
    (error: unknown) => storageAway("reading", error),
  )
}

/** Deletes the photos of these owners, in the transaction in which these go. */
export const releaseSent = (trx: Sql, kind: SentKind, ownerIds: readonly string[]): PromiseLike<unknown> =>
  trx.raw(
    `update sent_file set owner_id = null, state = 'leaving', due_at = now() where kind = ? and owner_id = any(?::text[])`,
    [kind, [...ownerIds]],
  )

/** Deletes what an account has sent and nothing uses. */
export const forgetUnused = (trx: Sql, kind: SentKind, customerId: string): PromiseLike<unknown> =>
  trx.raw(
    `update sent_file set state = 'leaving', due_at = now() where kind = ? and customer_id = ? and owner_id is null`,
    [kind, customerId],
  )

/**
 * Removes photos that nothing used in time, or whose owner is deleted. The row is marked first, so that nothing uses a file that may
 * be gone; what cannot be deleted goes to the end of the queue. @returns whether more are waiting
 */
export async function sweepSent(container: MedusaContainer): Promise<boolean> {
  const sql = databaseOf(container)
  const atOnce = 50
  const rows = await many<{ id: string; file_ids: string[] }>(
    sql,
    `update sent_file set state = 'leaving', due_at = now() + interval '1 minute' where id in (
       select id from sent_file where due_at <= now() order by due_at limit ? for update skip locked) returning id, file_ids`,
    [atOnce],
  )
  if (!rows.length) return false
  await filesOf(container).deleteFiles(rows.flatMap(({ file_ids }) => file_ids))
  await sql.raw(`delete from sent_file where id = any(?::text[])`, [rows.map(({ id }) => id)])
  return rows.length === atOnce
}
