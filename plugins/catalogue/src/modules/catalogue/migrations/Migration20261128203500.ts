import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Who waits for a size on a phone may get the message on WhatsApp, in place of a text message. */
export class Migration20261128203500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table stock_alert add column by_whatsapp boolean not null default false`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table stock_alert drop column by_whatsapp`)
  }
}
