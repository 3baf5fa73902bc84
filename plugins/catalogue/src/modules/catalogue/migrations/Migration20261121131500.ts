import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** What a piece's details say ("55% linen") can be searched for. */
export class Migration20261121131500 extends Migration {
  override async up(): Promise<void> {
    // Without the signs: "cotton/linen" would be taken for the name of a file.
    this.addSql(`create function words_in_details(html text) returns tsvector immutable parallel safe language sql
      return to_tsvector('english', regexp_replace(html, '<[^>]*>|&#?[[:alnum:]]+;|[[:punct:]]', ' ', 'g'))`)
    this.addSql(`create index colourway_details_words on colourway using gin (words_in_details(details_html))`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists colourway_details_words; drop function if exists words_in_details(text)`)
  }
}
