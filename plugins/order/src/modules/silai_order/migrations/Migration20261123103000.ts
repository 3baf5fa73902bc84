import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * `archived_at`: since when a closed order is out of the shop's lists. `completed_at`: since when the engine's order is
 * completed, because no return can be requested any more.
 */
export class Migration20261123103000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table order_state add column archived_at timestamptz, add column completed_at timestamptz`)
    this.addSql(
      `create index order_state_uncompleted on order_state (order_id) where code in (6, 8, 12) and completed_at is null`,
    )
    this.addSql(
      `create index order_state_archived on order_state (placed_at desc, order_id desc) where archived_at is not null`,
    )
    // The counts on the list's tabs still read only the index.
    this.addSql(`drop index order_state_codes`)
    this.addSql(`create index order_state_codes on order_state (code) where archived_at is null`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists order_state_codes`)
    this.addSql(`create index order_state_codes on order_state (code)`)
    this.addSql(`drop index if exists order_state_archived; drop index if exists order_state_uncompleted`)
    this.addSql(`alter table order_state drop column archived_at, drop column completed_at`)
  }
}
