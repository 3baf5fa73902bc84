import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The shop's one region, sales channel and stock location: stored once, so that a second one created later changes
 * nothing.
 */
export class Migration20261122060200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table house_ids (
      only_row boolean primary key default true check (only_row),
      region_id text not null,
      sales_channel_id text not null,
      location_id text not null
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists house_ids`)
  }
}
