import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Makes a piece's details ("55% linen") searchable. */
export class Migration20261121131500 extends Migration {
  override async up(): Promise<void> {
    // Punctuation is removed: "cotton/linen" would be parsed as a file name.
    this.addSql(`create function words_in_details(html text) returns tsvector immutable parallel safe language sql
      return to_tsvector('english', regexp_replace(html, '<[^>]*>|&#?[[:alnum:]]+;|[[:punct:]]', ' ', 'g'))`)
    this.addSql(`create index colourway_details_words on colourway using gin (words_in_details(details_html))`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists colourway_details_words; drop function if exists words_in_details(text)`)
  }
}
