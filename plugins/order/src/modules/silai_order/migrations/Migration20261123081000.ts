import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Which browser sees which order whole, because it has proven the order's phone. */
export class Migration20261123081000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table order_sight (
      session_id text not null,
      order_id text not null references order_state (order_id),
      until timestamptz not null,
      primary key (session_id, order_id)
    )`)
    this.addSql(`create index order_sight_until on order_sight (until)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists order_sight`)
  }
}
