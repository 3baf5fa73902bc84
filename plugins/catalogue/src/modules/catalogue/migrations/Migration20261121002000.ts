import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Fuzzy search compares trigrams. The extension is trusted: the database's owner may create it. */
export class Migration20261121002000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm`)
    this.addSql(
      `create index if not exists listing_words on listing using gin (search_text gin_trgm_ops) where published`,
    )
  }

  // The extension stays: something else in the database may use it by then.
  override async down(): Promise<void> {
    this.addSql(`drop index if exists listing_words`)
  }
}
