import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf } from "@silai/kit/knex"
import { clean } from "../../rules/clean"
import { lockChat } from "./lock"

export type Draft = { chatId: string; userId: string; text: string }

/** Keeps what a person is writing in a chat. @throws whatsapp.unknown */
export function saveDraft(container: MedusaContainer, { chatId, userId, text }: Draft): Promise<{ chatId: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const { id } = await lockChat(trx, chatId)
    if (text === "") await trx.raw(`delete from whatsapp_draft where chat_id = ? and user_id = ?`, [id, userId])
    else
      await trx.raw(
        `insert into whatsapp_draft (chat_id, user_id, text) values (?, ?, ?)
         on conflict (chat_id, user_id) do update set text = excluded.text, at = now()`,
        [id, userId, clean(text)],
      )
    return { chatId: id }
  })
}
