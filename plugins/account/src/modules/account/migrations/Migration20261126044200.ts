import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** How many pieces a person sews a day; null: not counted. */
export class Migration20261126044200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table staff_member add column pieces_per_day integer check (pieces_per_day > 0)`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table staff_member drop column pieces_per_day`)
  }
}
