import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Pieces are found by a part of their name or the beginning of an article number, hidden ones too. */
export class Migration20261125132300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists product_title_words on product using gin ((lower(title)) gin_trgm_ops)`)
    this.addSql(`create index if not exists style_words on style using gin ((lower(name)) gin_trgm_ops)`)
    this.addSql(
      `create index if not exists variant_by_article_number on product_variant ((lower(sku)) text_pattern_ops) where deleted_at is null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop index if exists variant_by_article_number; drop index if exists style_words; drop index if exists product_title_words`,
    )
  }
}
