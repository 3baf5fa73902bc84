import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The message about a size that is back goes to a phone as a text message or on WhatsApp. */
export class Migration20261128203500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table stock_alert add column by_whatsapp boolean not null default false`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table stock_alert drop column by_whatsapp`)
  }
}
