import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121001000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table style (
      id text primary key,
      name text not null unique,
      slug text not null unique,
      category_id text not null,
      rank int not null default 0,
      created_at timestamptz not null default now()
    )`)
    this.addSql(`create table colourway (
      product_id text primary key,
      style_id text not null references style (id),
      colour text not null,
      colour_code text not null check (colour_code ~ '^#[0-9A-Fa-f]{6}$'),
      details_html text not null default '',
      size_and_fit text not null default '',
      wash_care text not null default '',
      amazon_link text,
      custom_size_option boolean not null default false,
      measurement_type text not null check (measurement_type in ('upperBody', 'lowerBody')),
      backorder boolean not null default false,
      rank int not null default 0,
      launched_at timestamptz not null default now(),
      unique (style_id, colour)
    )`)
    this.addSql(`create table related_colourway (
      product_id text not null references colourway (product_id) on delete cascade,
      related_id text not null references colourway (product_id) on delete cascade,
      rank int not null default 0,
      primary key (product_id, related_id),
      check (product_id <> related_id)
    )`)
    // stage: which files exist already. A picture can be requested at once; missing files are made later.
    this.addSql(`create table picture (
      stem text primary key check (stem ~ '^[0-9a-f]{24}$'),
      url text not null unique,
      width int not null check (width > 0),
      height int not null check (height > 0),
      bytes int not null,
      colour text not null,
      alt text not null default '',
      widths int[] not null,
      formats text[] not null default '{webp}',
      stage text not null default 'new' check (stage in ('new', 'webp', 'done', 'failed')),
      created_at timestamptz not null default now()
    )`)
    this.addSql(`create index picture_waiting on picture (stage, created_at, stem) where stage in ('new', 'webp')`)
    this.addSql(`create table listing (
      product_id text primary key,
      style_id text not null,
      slug text not null unique,
      name text not null,
      style text not null,
      category text not null,
      colour text not null,
      tags text[] not null,
      tag_keys text[] not null,
      colour_keys text[] not null,
      size_keys text[] not null,
      price_paise int not null check (price_paise >= 0),
      base_paise int not null check (base_paise >= price_paise),
      discount int not null,
      sizes jsonb not null,
      thumbnail text not null,
      pictures jsonb not null,
      card jsonb not null,
      published boolean not null,
      launched_at timestamptz not null,
      search_text text not null,
      refreshed_at timestamptz not null default now()
    )`)
    // Wide columns are stored out of line, uncompressed: counting a filtered list scans narrow rows, and only the ten
    // rows shown are read whole.
    this.addSql(
      `alter table listing set (toast_tuple_target = 1000), alter column card set storage external, alter column pictures set storage external`,
    )
    this.addSql(`create index listing_latest on listing (launched_at desc, product_id) where published`)
    this.addSql(`create index listing_price on listing (price_paise, launched_at desc, product_id) where published`)
    this.addSql(
      `create index listing_price_down on listing (price_paise desc, launched_at desc, product_id) where published`,
    )
    this.addSql(`create index listing_style on listing (style_id)`)
    this.addSql(`create index listing_tags on listing using gin (tag_keys)`)
    this.addSql(`create index listing_colours on listing using gin (colour_keys)`)
    this.addSql(`create index listing_sizes on listing using gin (size_keys)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists listing; drop table if exists picture; drop table if exists related_colourway`)
    this.addSql(`drop table if exists colourway; drop table if exists style`)
  }
}
