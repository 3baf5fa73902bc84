import type { MedusaContainer } from "@medusajs/framework/types"
import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { refuse } from "@silai/kit/refuse"
import { readFile } from "../workflows/media/store"

export type SentFile = { content: Buffer; mimeType: string; name: string }

/** A message's file. @throws whatsapp.file_missing while it is not here, or the storage does not have it */
export async function fileOf(container: MedusaContainer, messageId: string): Promise<SentFile> {
  const row = await one<{ file_id: string; mime_type: string; name: string }>(
    databaseOf(container),
    `select file_id, mime_type, name from whatsapp_media where message_id = ? and state = 'kept'`,
    [messageId],
  )
  if (!row) throw refuse(whatsappRefusals.file_missing)
  const content = await readFile(container, row.file_id).catch((cause: unknown) => {
    log("error", "WhatsApp file not read", { message: messageId, cause: String(cause) })
    throw refuse(whatsappRefusals.file_missing)
  })
  return { content, mimeType: row.mime_type, name: row.name }
}
