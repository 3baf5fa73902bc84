import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121050200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists bag_line (
      id text primary key,
      customer_id text not null,
      colourway_id text not null,
      size text not null,
      measurement jsonb,
      size_key text not null,
      quantity int not null check (quantity between 1 and 2),
      order_type text not null check (order_type in ('readymade', 'custom')),
      added_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      unique (customer_id, colourway_id, size_key)
    )`)
    this.addSql(`create index if not exists bag_line_newest on bag_line (added_at desc, id desc)`)
    this.addSql(`create table if not exists bag_brought (
      customer_id text not null,
      line_key text not null,
      brought_at timestamptz not null default now(),
      primary key (customer_id, line_key)
    )`)
    this.addSql(`create index if not exists bag_brought_age on bag_brought (brought_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists bag_brought`)
    this.addSql(`drop table if exists bag_line`)
  }
}
