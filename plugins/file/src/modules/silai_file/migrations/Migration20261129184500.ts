import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A page of all files is read from an index in its order, and their names are searched by one. */
export class Migration20261129184500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create extension if not exists pg_trgm;
       create index stored_file_newest on stored_file (created_at desc, id desc);
       create index stored_file_named on stored_file (lower(name), id);
       create index stored_file_words on stored_file using gin (lower(name) gin_trgm_ops)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop index if exists stored_file_newest; drop index if exists stored_file_named; drop index if exists stored_file_words`,
    )
  }
}
