import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { fileRefusals } from "@silai/contracts/file/messages"
import { databaseOf, many } from "./knex"
import { countWarning, log } from "./log"
import { refuse } from "./refuse"
import { within } from "./within"

/** A storage that stays silent must not hold up whoever sends or looks. */
const patienceMs = 20_000

/** Throws what the caller is told; the log has the cause, not more often than somebody can read. @throws file.storage_away */
export function storageAway(what: string, cause: unknown): never {
  const more = countWarning("file storage away", Date.now())
  const told = { what, cause: cause instanceof Error ? cause.stack : String(cause) }
  if (more !== null) log("error", "file storage away", { ...told, ...(more ? { more } : {}) })
  throw refuse(fileRefusals.storage_away)
}

const filesOf = (container: MedusaContainer) => container.resolve(Modules.FILE)

async function begin(container: MedusaContainer, filename: string, mimeType: string) {
  const { writeStream, promise, fileKey } = await filesOf(container)
    .getUploadStream({ filename, mimeType, access: "private" })
    .catch((error: unknown) => storageAway("writing", error))
  // It may fail before anybody waits for it.
  promise.catch(() => undefined)
  writeStream.on("error", () => undefined)
  return { fileKey, writeStream, promise }
}

type NewFile = { filename: string; mimeType: string; content: Buffer }

/**
 * Writes files that somebody has sent, for nobody but who may see them. `note` keeps a row with their ids as "writing" before the first byte
 * travels, so that what never gets there is swept. @throws file.storage_away
 */
export async function writeFiles(
  container: MedusaContainer,
  files: readonly NewFile[],
  note: (fileIds: string[]) => PromiseLike<unknown>,
): Promise<void> {
  const begun: Awaited<ReturnType<typeof begin>>[] = []
  for (const { filename, mimeType } of files) begun.push(await begin(container, filename, mimeType))
  try {
    await note(begun.map(({ fileKey }) => fileKey))
  } catch (error) {
    for (const { writeStream } of begun) writeStream.destroy(error as Error)
    throw error
  }
  await Promise.all(
    begun.map(({ writeStream, promise }, place) => {
      writeStream.end(files[place]!.content)
      return within(patienceMs, promise, "the file storage did not take the file").catch((error: unknown) =>
        storageAway("writing", error),
      )
    }),
  )
}

/** @throws file.storage_away */
export const readFile = (container: MedusaContainer, fileId: string): Promise<Buffer> =>
  within(patienceMs, filesOf(container).getAsBuffer(fileId), "the file storage did not answer").catch(
    (error: unknown) => storageAway("reading", error),
  )

/** For whoever deletes, in a table with `sent_at` and `file_state` ("writing", "kept", "leaving"): it is written down first, so that nothing takes what may be gone. */
export const LEAVING = `file_state = 'leaving', sent_at = case when file_state = 'leaving' then now() else sent_at end`
/** What is leaving already, or nothing has taken within so many hours. `takenBy`: the column that is null until something has. */
export const isStray = (takenBy: string): string =>
  `(file_state = 'leaving' and sent_at < now() - interval '1 minute' or ${takenBy} is null and sent_at < now() - make_interval(hours => ?))`

/** The owner's statements. `claim`: takes hours and a limit, and gives `id` and `file_ids`; `forget`: takes ids. */
type Strays = { claim: string; forget: string; keptHours: number }

/** Removes stray files. What cannot be deleted goes to the end of the queue. @returns whether more are waiting */
export async function sweepFiles(container: MedusaContainer, { claim, forget, keptHours }: Strays): Promise<boolean> {
  const sql = databaseOf(container)
  const atOnce = 50
  const rows = await many<{ id: string; file_ids: string[] }>(sql, claim, [keptHours, atOnce])
  if (!rows.length) return false
  await filesOf(container).deleteFiles(rows.flatMap(({ file_ids }) => file_ids))
  await sql.raw(forget, [rows.map(({ id }) => id)])
  return rows.length === atOnce
}
