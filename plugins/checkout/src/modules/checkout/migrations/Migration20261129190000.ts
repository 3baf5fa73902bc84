import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Details of an order that was placed, or from before a change of the account, are not those of the next purchase. */
export class Migration20261129190000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table checkout_details add column over_at timestamptz`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table checkout_details drop column if exists over_at`)
  }
}
