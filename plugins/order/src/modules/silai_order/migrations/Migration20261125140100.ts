import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The buyer's wish for the workshop, and who sews the order. The name stays when the person leaves the shop. */
export class Migration20261125140100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table order_state add column wish text not null default '', add column tailor_id text, add column tailor text not null default ''`,
    )
    this.addSql(`create index order_state_sewn on order_state (tailor_id) where tailor_id is not null`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists order_state_sewn`)
    this.addSql(`alter table order_state drop column wish, drop column tailor_id, drop column tailor`)
  }
}
