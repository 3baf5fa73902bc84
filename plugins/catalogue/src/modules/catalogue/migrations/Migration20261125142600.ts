import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { markedTables, summaryFunctions } from "../sql/summary"

/** The back office's lists of colourways and stock stay fast with many rows: each filter and sort has an index. */
export class Migration20261125142600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table colourway_summary (
      product_id text primary key,
      style_id text not null,
      style text not null,
      category_id text not null,
      name text not null,
      colour text not null,
      rank integer not null,
      status text not null,
      launched_at timestamptz not null,
      price_paise integer,
      on_sale boolean not null,
      backorder boolean not null,
      tags text[] not null,
      words text not null,
      sizes jsonb not null,
      all_sizes integer not null,
      low_sizes integer not null,
      out_sizes integer not null,
      least integer,
      stock integer not null,
      low_up_to integer not null
    )`)
    // Searches and counts read narrow rows; only those that are shown are read with their sizes.
    this.addSql(`alter table colourway_summary set (toast_tuple_target = 300), alter column sizes set storage external`)
    this.addSql(`create table colourway_stale (product_id text, inventory_item_id text)`)
    for (const [name, on] of Object.entries(indexes))
      this.addSql(`create index colourway_summary_${name} on colourway_summary ${on}`)
    for (const one of summaryFunctions) this.addSql(one)
    // Filled when a list is first read.
    this.addSql(`insert into colourway_stale (product_id) select product_id from colourway`)
  }

  override async down(): Promise<void> {
    for (const table of markedTables)
      this.addSql(
        `drop trigger if exists colourway_stale_by_${table} on ${table}; drop function if exists colourway_stale_by_${table}()`,
      )
    this.addSql(
      `drop function if exists refresh_colourways(integer); drop table if exists colourway_stale; drop table if exists colourway_summary`,
    )
  }
}

const indexes = {
  newest: "(launched_at desc, product_id)",
  name: "(name, product_id)",
  price: "(price_paise, product_id)",
  price_down: "(price_paise desc nulls last, product_id)",
  stock: "(stock, product_id)",
  statuses: "(status)",
  low_up_to: "(low_up_to)",
  least: "(least) where not backorder",
  sale: "(launched_at desc, product_id) where on_sale",
  category: "(category_id, launched_at desc, product_id)",
  of_style: "(style_id, rank, colour)",
  tags: "using gin (tags)",
  words: "using gin (words gin_trgm_ops) with (gin_pending_list_limit = 256)",
  // All columns that the list of stock groups by style, so that it reads only the index.
  shelf:
    "(style, style_id) include (product_id, category_id, least, stock, all_sizes, low_sizes, out_sizes, backorder) where status <> 'archived'",
}
