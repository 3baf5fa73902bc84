import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, type Sql } from "@silai/kit/knex"
import { clean } from "../../rules/clean"
import { lockChat } from "./lock"

/** `isNote`: of a note for staff; a person may have a draft of each. */
export type Draft = { chatId: string; userId: string; text: string; isNote?: boolean }

/** Stores what a person is writing in a chat. @throws whatsapp.unknown */
export function saveDraft(
  container: MedusaContainer,
  { chatId, userId, text, isNote = false }: Draft,
): Promise<{ chatId: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const { id } = await lockChat(trx, chatId)
    const column = columnOf(isNote)
    await trx.raw(
      `insert into whatsapp_draft (chat_id, user_id, text, note) values (?, ?, ?, ?)
       on conflict (chat_id, user_id) do update set ${column} = excluded.${column}, at = now()`,
      [id, userId, isNote ? "" : clean(text), isNote ? clean(text) : ""],
    )
    await dropEmpty(trx, id, userId)
    return { chatId: id }
  })
}

/**
 * A message that was sent, or a note that was saved, is no draft any more, on none of the person's devices: also where the
 * draft lacks the last words. What the person has begun to write since stays.
 */
export async function endDraft(trx: Sql, { chatId, userId, text, isNote = false }: Draft): Promise<void> {
  const column = columnOf(isNote)
  await trx.raw(
    `update whatsapp_draft set ${column} = '' where chat_id = ? and user_id = ? and starts_with(?, btrim(${column}, E' \\n\\t'))`,
    [chatId, userId, text],
  )
  await dropEmpty(trx, chatId, userId)
}

const columnOf = (isNote: boolean) => (isNote ? "note" : "text")

const dropEmpty = (trx: Sql, chatId: string, userId: string) =>
  trx.raw(`delete from whatsapp_draft where chat_id = ? and user_id = ? and text = '' and note = ''`, [chatId, userId])
