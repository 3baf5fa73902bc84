import type { MedusaContainer } from "@medusajs/framework/types"
import type { MediaKind } from "@silai/contracts/whatsapp/kinds"
import { CHAT_MEDIA, CHAT_MEDIA_BYTES } from "@silai/contracts/whatsapp/limits"
import { type BackOff, leaseOf, pauseAfter } from "@silai/kit/back-off"
import { databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import { type Graph, MediaError } from "../../client/graph"
import { WHATSAPP } from "../../modules/silai_whatsapp/index"
import type { WhatsappService } from "../../modules/silai_whatsapp/service"
import { deleteFile, writeFile } from "./store"

const RETRY: BackOff = { first: 30, longest: 3_600 }

type Row = {
  id: string
  message_id: string | null
  kind: MediaKind
  media_id: string | null
  mime_type: string
  sha256: string | null
  file_id: string | null
  tries: number
}

/** When the next file is to be fetched or deleted; as SQL. */
export const NEXT_FILE = `(select min(next_at) from whatsapp_media where state = 'waiting' or message_id is null)`

/** Fetches the next customer's file, while WhatsApp still has it; or deletes one whose message is gone. */
export async function nextFile(container: MedusaContainer): Promise<boolean> {
  const sql = databaseOf(container)
  const row = await one<Row>(
    sql,
    `update whatsapp_media set tries = tries + 1, next_at = now() + ${leaseOf(RETRY)} where id = (
       select id from whatsapp_media where (state = 'waiting' or message_id is null) and next_at <= now() order by next_at limit 1 for update skip locked)
     returning id, message_id, kind, media_id, mime_type, sha256, file_id, tries`,
  )
  if (!row) return false
  const { graph } = container.resolve<WhatsappService>(WHATSAPP)
  if (row.message_id === null) {
    if (row.file_id) await deleteFile(container, row.file_id)
    await sql.raw(`delete from whatsapp_media where id = ? and message_id is null`, [row.id])
  } else if (graph) await fetchFile(container, graph, row)
  return true
}

async function fetchFile(container: MedusaContainer, graph: Graph, row: Row): Promise<void> {
  const sql = databaseOf(container)
  try {
    // A try that was cut off may have left its file.
    if (row.file_id) {
      await deleteFile(container, row.file_id)
      await sql.raw(`update whatsapp_media set file_id = null where id = ?`, [row.id])
    }
    const content = await graph.download(row.media_id ?? "", {
      sha256: row.sha256,
      maxBytes: CHAT_MEDIA_BYTES[row.kind],
    })
    const fileId = await writeFile(container, { name: row.id, mimeType: row.mime_type, content }, (key) =>
      sql.raw(`update whatsapp_media set file_id = ? where id = ?`, [key, row.id]),
    )
    const kept = await one(
      sql,
      // Due at once when its message is deleted.
      `update whatsapp_media set state = 'kept', bytes = ?, last_error = null, next_at = now() where id = ? returning 1`,
      [content.length, row.id],
    )
    // Its message was deleted meanwhile, and its row with it.
    if (!kept) await deleteFile(container, fileId)
  } catch (error) {
    const isOver = (error instanceof MediaError && error.isForGood) || row.tries >= CHAT_MEDIA.mostTries
    log("warn", isOver ? "WhatsApp file given up" : "WhatsApp file not fetched", {
      file: row.id,
      tries: row.tries,
      cause: String(error).slice(0, 200),
    })
    await sql.raw(
      `update whatsapp_media set last_error = ?, next_at = now() + make_interval(secs => ?), state = case when ?::boolean then 'failed' else state end where id = ? and state = 'waiting'`,
      [String(error).slice(0, 200), pauseAfter(RETRY, row.tries), isOver, row.id],
    )
  }
  await notifyLive(sql, "whatsapp.changed", { messageId: row.message_id })
}
