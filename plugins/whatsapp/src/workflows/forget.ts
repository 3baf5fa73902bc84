import { many, type Sql } from "@silai/kit/knex"
import { deleteMessages } from "./chat/clear"

/** See `IWhatsappModuleService`. For a person who asked for no more messages, the phone and that wish are kept. */
export async function forgetCustomer(trx: Sql, customerId: string, phone: string | null): Promise<void> {
  const rows = await many<{ contact: string; chat: string | null }>(
    trx,
    `select k.id as contact, c.id as chat from whatsapp_contact k left join whatsapp_chat c on c.contact_id = k.id
      where k.customer_id = ? or k.wa_id = ?`,
    [customerId, phone && `91${phone}`],
  )
  for (const { contact, chat } of rows) {
    if (chat) {
      await deleteMessages(trx, chat)
      await trx.raw(`delete from whatsapp_chat where id = ? or merged_into = ?`, [chat, chat])
    }
    await trx.raw(`delete from whatsapp_contact where id = ? and consent is distinct from 'stop'`, [contact])
    await trx.raw(
      `update whatsapp_contact set name = '', username = null, customer_id = null, is_linked_by_hand = false where id = ?`,
      [contact],
    )
  }
}

/** See `IWhatsappModuleService`. */
export async function forgetStaff(trx: Sql, userId: string): Promise<void> {
  await trx.raw(`update whatsapp_chat set assigned_to = null, assigned_name = null where assigned_to = ?`, [userId])
  await trx.raw(`delete from whatsapp_draft where user_id = ?`, [userId])
}
