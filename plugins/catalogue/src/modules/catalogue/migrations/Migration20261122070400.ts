import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Contracts define which size charts exist. */
export class Migration20261122070400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table category_fit drop constraint if exists category_fit_size_chart_check`)
    this.addSql(`alter table category_fit add constraint category_fit_size_chart_check check (size_chart <> '')`)
  }
}
