import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Orders at work in the workshop to whose promised days its queue had added some: the dashboard counts which of them are late. */
export class Migration20261126091000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create index order_state_delayed on order_state (placed_at) where has_custom and code in (1, 2, 3) and (details -> 'queueDays') is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists order_state_delayed`)
  }
}
