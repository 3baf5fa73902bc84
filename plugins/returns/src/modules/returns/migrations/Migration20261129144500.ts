import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A request keeps the fee that it has when no other request covers it, so that the fee is not lost with the request
 * that was to pay it; and the part of its price that the order's payments no longer have.
 */
export class Migration20261129144500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table return_request add column own_fee_paise bigint check (own_fee_paise >= 0),
         add column short_paise bigint not null default 0 check (short_paise between 0 and goods_paise)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table return_request drop column own_fee_paise, drop column short_paise`)
  }
}
