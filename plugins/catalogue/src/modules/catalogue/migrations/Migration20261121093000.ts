import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Indexes for back-office look-ups that the engine's own indexes do not cover: those index only rows not deleted, while
 * a size's history, the orders that took its pieces and the pictures of past orders are looked up among all rows.
 */
export class Migration20261121093000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index if not exists product_variant_every on product_variant (product_id)`)
    this.addSql(`create index if not exists reservation_every on reservation_item (inventory_item_id)`)
    // The stem of a picture's file: `/images/<24 letters>-320.webp`.
    this.addSql(
      `create index if not exists order_line_picture on order_line_item (substr(thumbnail, 9, 24)) where thumbnail like '/images/%'`,
    )
    this.addSql(`create index if not exists related_colourway_back on related_colourway (related_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists related_colourway_back; drop index if exists order_line_picture`)
    this.addSql(`drop index if exists reservation_every; drop index if exists product_variant_every`)
  }
}
