import type { MedusaContainer } from "@medusajs/framework/types"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { lockChat } from "./lock"

/** Deletes a chat's messages; their files follow, by the worker that fetches them. */
export async function deleteMessages(trx: Sql, chatId: string): Promise<void> {
  const ids = `select wamid from whatsapp_message where chat_id = ? and wamid is not null`
  await trx.raw(`delete from whatsapp_change where wamid in (${ids})`, [chatId])
  await trx.raw(`delete from whatsapp_reaction where wamid in (${ids})`, [chatId])
  await trx.raw(`delete from whatsapp_message where chat_id = ?`, [chatId])
}

/**
 * Clears a chat in the shop. Its contact, labels and open window stay: the customer still expects an answer within a
 * day.
 * @throws whatsapp.unknown
 */
export function clearChat(container: MedusaContainer, { chatId }: { chatId: string }): Promise<{ chatId: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const chat = await lockChat(trx, chatId)
    await deleteMessages(trx, chat.id)
    await trx.raw(`delete from whatsapp_draft where chat_id = ?`, [chat.id])
    await trx.raw(
      `update whatsapp_chat set unread = 0, waiting_since = null, waiting_notified_at = null where id = ?`,
      [chat.id],
    )
    await emitEvents(trx, { name: "silai.whatsapp.cleared", data: [{ id: chat.id }] })
    await notifyLive(trx, "whatsapp.changed", { chatId: chat.id })
    return { chatId: chat.id }
  })
}
