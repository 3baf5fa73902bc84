import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The wish list of a customer, and the key of the link that shows it, if there is one. */
export class Migration20261126023200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table bag_wish (
      customer_id text not null, colourway_id text not null, added_at timestamptz not null default now(),
      primary key (customer_id, colourway_id)
    )`)
    this.addSql(`create table bag_wish_link (customer_id text primary key, key text not null unique)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists bag_wish_link; drop table if exists bag_wish`)
  }
}
