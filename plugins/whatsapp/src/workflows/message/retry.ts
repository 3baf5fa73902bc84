import type { MedusaContainer } from "@medusajs/framework/types"
import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { databaseOf, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { chatToSendTo } from "./queue"

type Row = { chat_id: string; side: string; state: string; kind: string; media: string | null }

/**
 * Sends a failed or doubtful message once more, after those that were written since; or fetches a customer's file again.
 * @throws whatsapp.message_unknown, whatsapp.not_failed, and what sending throws
 */
export function retryMessage(
  container: MedusaContainer,
  { messageId }: { messageId: string },
): Promise<{ messageId: string; isFile: boolean }> {
  return databaseOf(container).transaction(async (trx) => {
    const row = await one<Row>(
      trx,
      `select m.chat_id, m.side, m.state, m.kind, f.state as media from whatsapp_message m left join whatsapp_media f on f.message_id = m.id where m.id = ?`,
      [messageId],
    )
    if (!row) throw refuse(whatsappRefusals.message_unknown)
    const isFile = row.side === "customer"
    // The chat first, as everywhere; then the row as it is now.
    if (!isFile) await chatToSendTo(container, trx, row.chat_id, row.kind === "template")
    const again = isFile
      ? `update whatsapp_media set state = 'waiting', tries = 0, next_at = now(), last_error = null where message_id = ? and state = 'failed' returning 1`
      : `update whatsapp_message set state = 'waiting', tries = 0, attempt = attempt + 1, wamid = null, code = null, next_at = now(), at = now(),
                sorted_at = date_trunc('second', now()), place = nextval(pg_get_serial_sequence('whatsapp_message', 'place'))
          where id = ? and side = 'shop' and state in ('failed', 'unknown') returning 1`
    if (!(await one(trx, again, [messageId]))) throw refuse(whatsappRefusals.not_failed)
    await notifyLive(trx, "whatsapp.changed", { chatId: row.chat_id })
    return { messageId, isFile }
  })
}
