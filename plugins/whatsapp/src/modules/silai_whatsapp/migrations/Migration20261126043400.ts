import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** For counts: chats with unread messages, and open ones that no one has answered. */
export class Migration20261126043400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index whatsapp_chat_unread on whatsapp_chat (id) where unread > 0 and merged_into is null`)
    this.addSql(
      `create index whatsapp_chat_unanswered on whatsapp_chat (waiting_since, snoozed_until)
        where waiting_since is not null and merged_into is null and done_at is null`,
    )
    // Events that are handled stay for a month; those that are not are few.
    this.addSql(`create index whatsapp_event_unhandled on whatsapp_event (received_at) where handled_at is null`)
    this.addSql(
      `create index whatsapp_message_failed on whatsapp_message (created_at) where side = 'shop' and state in ('failed', 'unknown')`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop index if exists whatsapp_chat_unread; drop index if exists whatsapp_chat_unanswered; drop index if exists whatsapp_message_failed; drop index if exists whatsapp_event_unhandled`,
    )
  }
}
