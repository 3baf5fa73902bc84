import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The pieces that customers save for later: not part of the bag, its count or a checkout. */
export class Migration20261122234010 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists bag_later (
      id text primary key,
      customer_id text not null,
      colourway_id text not null,
      size text not null,
      measurement jsonb,
      size_key text not null,
      quantity int not null check (quantity > 0),
      order_type text not null check (order_type in ('readymade', 'custom')),
      seen_paise int check (seen_paise >= 0),
      added_at timestamptz not null default now(),
      unique (customer_id, colourway_id, size_key)
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists bag_later`)
  }
}
