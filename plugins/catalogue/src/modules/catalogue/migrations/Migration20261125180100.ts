import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { summaryFunctions } from "../sql/summary"

/**
 * The lists of stock, styles and categories, and an editor's choices, read only `colourway_summary`, which has all that
 * they show of a colourway.
 */
export class Migration20261125180100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table colourway_summary ${Object.entries(columns)
        .map(([name, type]) => `add column ${name} ${type}`)
        .join(", ")}`,
    )
    for (const [name, on] of Object.entries(indexes))
      this.addSql(`create index colourway_summary_${name} on colourway_summary ${on}`)
    for (const one of summaryFunctions) this.addSql(one)
    this.addSql(`insert into colourway_stale (product_id) select product_id from colourway`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `alter table colourway_summary ${Object.keys(columns)
        .map((name) => `drop column if exists ${name}`)
        .join(", ")}`,
    )
  }
}

const columns = {
  slug: "text not null default ''",
  thumbnail: "text not null default ''",
  colour_code: "text not null default ''",
  version: "integer not null default 0",
  base_paise: "integer",
  discount: "integer not null default 0",
  listed: "boolean not null default false",
  measurement_type: "text not null default ''",
  hs_code: "text not null default ''",
  born_at: "timestamptz",
}

const indexes = {
  usual: "(style_id, born_at desc) include (measurement_type, hs_code)",
  colours: "(lower(colour), colour, colour_code)",
  listed: "(category_id) where listed",
  filled: "(least, name, product_id) where not backorder and status = 'published'",
}
