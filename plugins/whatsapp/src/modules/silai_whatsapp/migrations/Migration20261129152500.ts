import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A person's draft of a note, next to that of a message. */
export class Migration20261129152500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table whatsapp_draft add column note text not null default ''`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table whatsapp_draft drop column if exists note`)
  }
}
