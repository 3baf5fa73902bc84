import type { SendingNews, WebhookNews } from "../notice/health"
import type { Sql } from "../sql"

/** The service of the WhatsApp conversations for other plugins: `container.resolve("silai_whatsapp")`. */
export type IWhatsappModuleService = {
  /** Whether the person with this ten-digit phone has asked for no more messages. */
  isStopped(sql: Sql, phone: string): Promise<boolean>
  /** The name of a chat, for a notification; null when it is gone. */
  chatName(sql: Sql, chatId: string): Promise<string | null>
  /** How many chats have unread messages, and how many open ones no one has answered. */
  toAnswer(sql: Sql): Promise<{ unread: number; waiting: number }>
  /** Meta's webhooks, and the messages that staff have written. */
  health(sql: Sql): Promise<{ webhook: WebhookNews; sending: SendingNews }>
  /** Erases a customer's chats, with their files, in the transaction that deletes the account. */
  forget(trx: Sql, customerId: string, phone: string | null): Promise<void>
  /** Takes a staff member off the chats, in the transaction that removes them. */
  forgetStaff(trx: Sql, userId: string): Promise<void>
}
