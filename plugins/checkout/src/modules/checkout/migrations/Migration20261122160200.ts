import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The rules of the shipping fee, every version that was ever written: the latest counts. In paise, as `ShippingFeeRules` of contracts has
 * them; without a row, those of `FIRST_SHIPPING_FEE` count.
 */
export class Migration20261122160200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table shipping_fee_rules (
         version integer primary key check (version > 0),
         rules jsonb not null,
         author_id text not null,
         author_name text not null,
         created_at timestamptz not null default now()
       )`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table shipping_fee_rules`)
  }
}
