import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The most units per line are in contracts; a copy here would answer a higher limit with a server error. */
export class Migration20261122070200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table bag_line drop constraint if exists bag_line_quantity_check`)
    this.addSql(`alter table bag_line add constraint bag_line_quantity_check check (quantity > 0)`)
  }
}
