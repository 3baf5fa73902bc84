import { whatsappRefusals } from "@silai/contracts/whatsapp/messages"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

export type LockedChat = {
  id: string
  contact_id: string
  last_customer_at: Date | null
  consent: string | null
}

/** A chat, locked; of one that was merged into another, that one. @throws whatsapp.unknown */
export async function lockChat(trx: Sql, chatId: string): Promise<LockedChat> {
  const chat = await one<LockedChat>(
    trx,
    `select c.id, c.contact_id, c.last_customer_at, k.consent from whatsapp_chat c join whatsapp_contact k on k.id = c.contact_id
      where c.id = (select coalesce(merged_into, id) from whatsapp_chat where id = ?) for update of c`,
    [chatId],
  )
  if (!chat) throw refuse(whatsappRefusals.unknown)
  return chat
}
