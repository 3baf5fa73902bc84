import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which coupons every shopper is shown. Existing ones stay known only by their code. */
export class Migration20261122230001 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table coupon add column if not exists is_listed boolean not null default false`)
    this.addSql(`create index if not exists coupon_listed on coupon (id) where is_listed and state = 'active'`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists coupon_listed; alter table coupon drop column if exists is_listed`)
  }
}
