import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Notes that contain an address, which not all staff may see. Existing ones begin with the words of a changed address. */
export class Migration20261123235200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table order_note add column names_address boolean not null default false`)
    this.addSql(`update order_note set names_address = true where text like 'Changed the address. It was: %'`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table order_note drop column names_address`)
  }
}
