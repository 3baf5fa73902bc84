import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** A style's rating from its reviews, shown with each of its colours. `rating_stars`: all stars together. */
export class Migration20261123093000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table style add column rating_count integer not null default 0 check (rating_count >= 0),
        add column rating_stars integer not null default 0 check (rating_stars between rating_count and rating_count * 5)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table style drop column rating_count, drop column rating_stars`)
  }
}
