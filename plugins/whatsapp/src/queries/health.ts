import type { SendingNews, WebhookNews } from "@silai/contracts/notice/health"
import { FAILED_CHATS } from "@silai/contracts/notice/limits"
import { many, only, type Sql } from "@silai/kit/knex"

const failed = `side = 'shop' and state in ('failed', 'unknown') and created_at > now() - interval '7 days'`
const secondsSince = (moment: string) => `extract(epoch from now() - ${moment})::int`

/** See `IWhatsappModuleService`. */
export const readToAnswer = (sql: Sql) =>
  only<{ unread: number; waiting: number }>(
    sql,
    `select (select count(*)::int from whatsapp_chat where unread > 0 and merged_into is null) as unread,
            (select count(*)::int from whatsapp_chat where waiting_since is not null and merged_into is null and done_at is null
                and (snoozed_until is null or snoozed_until <= now())) as waiting`,
  )

/** See `IWhatsappModuleService`. */
export async function readHealth(sql: Sql): Promise<{ webhook: WebhookNews; sending: SendingNews }> {
  const [webhook, sending, failedIn] = await Promise.all([
    only<Omit<WebhookNews, "from">>(
      sql,
      `select (select ${secondsSince("max(received_at)")} from whatsapp_event) as "lastSecondsAgo",
              count(*) filter (where given_up_at is null)::int as waiting,
              ${secondsSince("min(received_at) filter (where given_up_at is null)")} as "oldestSeconds",
              count(*) filter (where given_up_at is not null)::int as "givenUp"
         from whatsapp_event where handled_at is null`,
    ),
    only<Omit<SendingNews, "failedIn">>(
      sql,
      `select count(*)::int as waiting, ${secondsSince("min(created_at)")} as "oldestSeconds",
              (select count(*)::int from whatsapp_message where ${failed}) as failed
         from whatsapp_message where state in ('waiting', 'sending')`,
    ),
    many<{ _id: string; name: string }>(
      sql,
      `select c.id as "_id", coalesce(nullif(k.name, ''), k.username, 'WhatsApp') as name
         from (select chat_id, max(created_at) as at from whatsapp_message where ${failed} group by chat_id) f
         join whatsapp_chat c on c.id = f.chat_id join whatsapp_contact k on k.id = c.contact_id order by f.at desc limit ?`,
      [FAILED_CHATS.most],
    ),
  ])
  return { webhook: { from: "whatsapp", ...webhook }, sending: { ...sending, failedIn } }
}
