import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The price that the shopper last saw, so that a changed one can be shown before paying. */
export class Migration20261122234000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table bag_line add column if not exists seen_paise int check (seen_paise >= 0)`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table bag_line drop column if exists seen_paise`)
  }
}
