import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { MediaKind } from "@silai/contracts/whatsapp/kinds"
import { CHAT_MEDIA } from "@silai/contracts/whatsapp/limits"
import { newId } from "@silai/kit/ids"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { within } from "@silai/kit/within"

const filesOf = (container: MedusaContainer) => container.resolve(Modules.FILE)

/**
 * Writes a file to the storage. Its name there is noted by `note` before the first byte travels, so that a crash leaves nothing that
 * the shop does not know of.
 */
export async function writeFile(
  container: MedusaContainer,
  { name, mimeType, content }: { name: string; mimeType: string; content: Buffer },
  note: (fileId: string) => Promise<unknown>,
): Promise<string> {
  const { writeStream, promise, fileKey } = await filesOf(container).getUploadStream({
    filename: name,
    mimeType,
    access: "private",
  })
  // It may fail before it is awaited.
  promise.catch(() => undefined)
  writeStream.on("error", () => undefined)
  try {
    await note(fileKey)
  } catch (error) {
    writeStream.destroy(error as Error)
    throw error
  }
  writeStream.end(content)
  await within(CHAT_MEDIA.storageWithinMs, promise, "the file storage did not take the file")
  return fileKey
}

export const readFile = (container: MedusaContainer, fileId: string): Promise<Buffer> =>
  within(CHAT_MEDIA.storageWithinMs, filesOf(container).getAsBuffer(fileId), "the file storage did not answer")

export const deleteFile = (container: MedusaContainer, fileId: string): Promise<void> =>
  within(CHAT_MEDIA.storageWithinMs, filesOf(container).deleteFiles([fileId]), "the file storage did not answer")

type NewFile = { kind: MediaKind; name: string; mimeType: string; content: Buffer }

/** Keeps a file that staff are about to send. Without a message within ten minutes it is deleted again. @returns the id of its row */
export async function storeOwnFile(
  container: MedusaContainer,
  { kind, name, mimeType, content }: NewFile,
): Promise<string> {
  const id = newId("wmd")
  const sql: Sql = databaseOf(container)
  await writeFile(container, { name: id, mimeType, content }, (fileId) =>
    sql.raw(
      `insert into whatsapp_media (id, kind, mime_type, name, bytes, file_id, state, next_at) values (?, ?, ?, ?, ?, ?, 'kept', now() + interval '10 minutes')`,
      [id, kind, mimeType, name, content.length, fileId],
    ),
  )
  return id
}
