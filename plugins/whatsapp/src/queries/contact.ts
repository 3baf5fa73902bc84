import { one, type Sql } from "@silai/kit/knex"

/** See `IWhatsappModuleService`. */
export const isStopped = async (sql: Sql, phone: string): Promise<boolean> =>
  (await one(sql, `select 1 from whatsapp_contact where wa_id = ? and consent = 'stop'`, [`91${phone}`])) !== null

/** See `IWhatsappModuleService`. */
export async function chatName(sql: Sql, chatId: string): Promise<string | null> {
  const row = await one<{ name: string; username: string | null; wa_id: string | null }>(
    sql,
    `select k.name, k.username, k.wa_id from whatsapp_chat c join whatsapp_contact k on k.id = c.contact_id where c.id = ?`,
    [chatId],
  )
  return row && (row.name || row.username || (row.wa_id ? `+${row.wa_id}` : "WhatsApp"))
}
