import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Sales that are planned for many colourways; their prices and hours are a price list of the engine's. */
export class Migration20261126044100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table planned_sale (
      id text primary key, version integer not null default 1, name text not null, percent integer, to_nine boolean not null default false,
      price_paise integer, price_list_id text not null unique, begins_at timestamptz not null, ends_at timestamptz not null,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now(), updated_by text not null default '',
      check ((percent is null) <> (price_paise is null)), check (percent > 0), check (price_paise > 0), check (ends_at >= begins_at)
    )`)
    this.addSql(`create index planned_sale_ends on planned_sale (ends_at)`)
    this.addSql(`create index planned_sale_begins on planned_sale (begins_at desc, id)`)
    this.addSql(`create table planned_sale_scope (
      sale_id text not null references planned_sale (id) on delete cascade,
      kind text not null check (kind in ('category', 'style', 'colourway', 'without')),
      ref text not null, primary key (sale_id, kind, ref)
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists planned_sale_scope; drop table if exists planned_sale`)
  }
}
