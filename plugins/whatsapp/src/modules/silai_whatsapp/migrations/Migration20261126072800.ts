import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The labels in use are read whenever a chat is opened; few chats have any. */
export class Migration20261126072800 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index whatsapp_chat_labels on whatsapp_chat (labels) where labels <> '{}'`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists whatsapp_chat_labels`)
  }
}
