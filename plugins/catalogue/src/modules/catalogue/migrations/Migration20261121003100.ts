import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The columns that the back office needs to edit colourways: the log of changes, former slugs, and archiving. */
export class Migration20261121003100 extends Migration {
  override async up(): Promise<void> {
    // version: concurrent edits must not overwrite each other unseen.
    // published_at: when customers first saw it, so that hiding it for a day does not make it new again.
    this.addSql(`alter table colourway
      add column version int not null default 1,
      add column archived_at timestamptz,
      add column published_at timestamptz,
      add column sale_list_id text,
      add column created_at timestamptz not null default now(),
      add column updated_at timestamptz not null default now(),
      add column updated_by text not null default ''`)
    // Former slugs refer to the product, not to its next slug: a chain of renames is one redirect.
    this.addSql(`create table slug_redirect (
      old_slug text primary key,
      product_id text not null references colourway (product_id) on delete cascade,
      created_at timestamptz not null default now()
    )`)
    this.addSql(`create index slug_redirect_of on slug_redirect (product_id)`)
    this.addSql(`create table colourway_log (
      id bigint generated always as identity primary key,
      product_id text not null references colourway (product_id) on delete cascade,
      at timestamptz not null default now(),
      by text not null,
      what text[] not null
    )`)
    this.addSql(`create index colourway_log_of on colourway_log (product_id, id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists colourway_log; drop table if exists slug_redirect`)
    this.addSql(`alter table colourway drop column if exists version, drop column if exists archived_at, drop column if exists published_at,
      drop column if exists sale_list_id, drop column if exists created_at, drop column if exists updated_at, drop column if exists updated_by`)
  }
}
