import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The file manager lists the largest pictures first, and searches their alternative texts. */
export class Migration20261129184600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create extension if not exists pg_trgm;
       create index picture_largest on picture (bytes desc, stem);
       create index picture_words on picture using gin (lower(alt) gin_trgm_ops)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists picture_largest; drop index if exists picture_words`)
  }
}
