import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The settings of the shop: every version of every section, in the shape of the contracts' `ShopSettings`. */
export class Migration20261122160300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table shop_setting (
         section text not null,
         version integer not null check (version > 0),
         value jsonb not null,
         author_id text not null,
         author_name text not null,
         created_at timestamptz not null default now(),
         primary key (section, version)
       )`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table shop_setting`)
  }
}
