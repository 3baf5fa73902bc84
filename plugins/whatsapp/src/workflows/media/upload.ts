import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, only } from "@silai/kit/knex"
import type { Graph } from "../../client/graph"
import { readFile } from "./store"

type Row = { id: string; media_id: string | null; mime_type: string; name: string; file_id: string }

/** The id under which WhatsApp has a message's file; handed over once. @throws GraphError */
export async function uploadedId(
  container: MedusaContainer,
  graph: Graph,
  messageId: string,
): Promise<{ mediaId: string; name: string }> {
  const sql = databaseOf(container)
  const file = await only<Row>(
    sql,
    `select id, media_id, mime_type, name, file_id from whatsapp_media where message_id = ?`,
    [messageId],
  )
  if (file.media_id) return { mediaId: file.media_id, name: file.name }
  const mediaId = await graph.upload(await readFile(container, file.file_id), file.mime_type, file.name)
  await sql.raw(`update whatsapp_media set media_id = ? where id = ?`, [mediaId, file.id])
  return { mediaId, name: file.name }
}
