import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Keys that a use counts for others, and not for its buyer: a contact that a customer with a proven phone has entered. */
export class Migration20261129181100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table coupon_claim add column if not exists also text[] not null default '{}'`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table coupon_claim drop column if exists also`)
  }
}
