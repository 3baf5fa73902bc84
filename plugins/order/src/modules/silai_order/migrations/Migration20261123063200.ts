import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Staff notes about an order. */
export class Migration20261123063200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table order_note (
      id text primary key,
      order_id text not null references order_state (order_id),
      text text not null,
      author_id text not null,
      author text not null,
      created_at timestamptz not null default now()
    )`)
    this.addSql(`create index order_note_by_order on order_note (order_id, created_at desc, id desc)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists order_note`)
  }
}
