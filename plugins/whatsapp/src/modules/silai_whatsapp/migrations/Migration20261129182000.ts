import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A page of open chats, and of those that are done, is read and counted from an index. */
export class Migration20261129182000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index whatsapp_chat_open on whatsapp_chat (last_at desc, id desc) include (snoozed_until, assigned_to)
        where merged_into is null and done_at is null`,
    )
    this.addSql(
      `create index whatsapp_chat_done on whatsapp_chat (last_at desc, id desc) where merged_into is null and done_at is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists whatsapp_chat_open; drop index if exists whatsapp_chat_done`)
  }
}
