import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The dashboard's number of low and sold-out sizes reads only the colourways that have any. */
export class Migration20261126043300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index colourway_summary_short on colourway_summary (product_id) include (low_sizes, out_sizes) where status <> 'archived' and low_sizes + out_sizes > 0`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists colourway_summary_short`)
  }
}
