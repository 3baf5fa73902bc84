import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * `moving`: the status that the order is moving to, while the engine does its part; after a crash it stays, and a
 * worker finishes the move. `parcel`: how it travels. `cancel_reason`: why it was cancelled.
 */
export class Migration20261123031000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table order_state add column moving jsonb, add column parcel jsonb, add column cancel_reason text not null default ''`,
    )
    this.addSql(`create index order_state_moving on order_state (order_id) where moving is not null`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table order_state drop column moving, drop column parcel, drop column cancel_reason`)
  }
}
