import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121050100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table file_folder (
      id text primary key,
      parent_id text references file_folder (id),
      name text not null,
      created_at timestamptz not null default now()
    )`)
    this.addSql(`create unique index file_folder_name on file_folder (coalesce(parent_id, ''), lower(name))`)
    // One picture is one file: the same content uploaded twice is stored once.
    this.addSql(`create table stored_file (
      id text primary key,
      folder_id text references file_folder (id),
      stem text not null unique,
      name text not null,
      created_at timestamptz not null default now()
    )`)
    this.addSql(`create index stored_file_folder on stored_file (folder_id, created_at desc)`)
    // Lists the existing pictures of a shop that was opened before the file manager existed.
    this.addSql(`do $$ begin
      if to_regclass('picture') is not null then
        insert into stored_file (id, stem, name, created_at)
        select 'file_' || stem, stem, coalesce(nullif(left(alt, 116), ''), stem) || '.jpg', created_at from picture;
      end if;
    end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists stored_file; drop table if exists file_folder`)
  }
}
