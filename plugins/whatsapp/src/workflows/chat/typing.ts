import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { one, type Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import type { Author } from "../message/queue"

/** Shows open pages that a person is typing in a chat. Nothing is kept: they forget it after a moment. @throws whatsapp.unknown */
export async function showTyping(sql: Sql, chatId: string, { userId, name }: Author): Promise<void> {
  const chat = await one<{ id: string }>(
    sql,
    `select coalesce(merged_into, id) as id from whatsapp_chat where id = ?`,
    [chatId],
  )
  if (!chat) throw refuse(whatsappRefusals.unknown)
  // A person of another role whose page is open learns no more than that a colleague is at work.
  await notifyLive(sql, "whatsapp.typing", { chatId: chat.id, userId, name })
}
