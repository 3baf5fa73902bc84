import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The back office's data about categories and styles, in addition to the engine's rows. */
export class Migration20261121012000 extends Migration {
  override async up(): Promise<void> {
    // name_key: no two categories whose names differ only in case; the engine would allow it.
    this.addSql(`create table category_fit (
      category_id text primary key,
      name_key text not null unique,
      measurement_type text not null check (measurement_type in ('upperBody', 'lowerBody')),
      size_chart text check (size_chart in ('Shirts', 'Trousers')),
      version int not null default 1,
      updated_at timestamptz not null default now()
    )`)
    this.addSql(`insert into category_fit (category_id, name_key, measurement_type, size_chart)
      select distinct on (lower(name)) id, lower(name), case when name = 'Trousers' then 'lowerBody' else 'upperBody' end,
             case when name in ('Shirts', 'Trousers') then name end
        from product_category where deleted_at is null order by lower(name), created_at`)
    this.addSql(
      `alter table style add column archived_at timestamptz, add column version int not null default 1, add column updated_at timestamptz not null default now()`,
    )
    this.addSql(`create unique index style_name_once on style (lower(name))`)
    this.addSql(`create index style_category on style (category_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists style_category; drop index if exists style_name_once`)
    this.addSql(
      `alter table style drop column if exists archived_at, drop column if exists version, drop column if exists updated_at`,
    )
    this.addSql(`drop table if exists category_fit`)
  }
}
