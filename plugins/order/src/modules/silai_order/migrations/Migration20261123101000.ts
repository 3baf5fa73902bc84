import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The sums that were paid for pieces that the shop removed from an order before it was packed; its details list them.
 */
export class Migration20261123101000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table order_state add column taken_out_paise bigint not null default 0 check (taken_out_paise between 0 and total_paise)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table order_state drop column taken_out_paise`)
  }
}
