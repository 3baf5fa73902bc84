import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The log of stock changes: the person, the time, the numbers before and after, and the reason. */
export class Migration20261121060100 extends Migration {
  override async up(): Promise<void> {
    // The size is stored as text: the row stays readable when the size is retired.
    this.addSql(`create table stock_change (
      id bigint generated always as identity primary key,
      product_id text not null references colourway (product_id) on delete cascade,
      size text not null,
      inventory_item_id text not null,
      from_stocked int not null,
      to_stocked int not null check (to_stocked >= 0),
      reason text not null,
      note text not null default '',
      by text not null,
      user_id text not null,
      at timestamptz not null default clock_timestamp()
    )`)
    this.addSql(`create index stock_change_of on stock_change (product_id, at desc)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists stock_change`)
  }
}
