import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * `scarce_hold`: the shoppers who held a scarce size, kept for some hours, so that asking again gives no new time.
 * `checkout_details.proven_phone`: the phone that this shopper proved by OTP, and until when that counts.
 */
export class Migration20261123203200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table scarce_hold (
      attempt_id text not null,
      inventory_item_id text not null,
      bag_key text not null,
      phone text not null,
      guest_address text,
      is_proven boolean not null,
      began_at timestamptz not null default now(),
      primary key (attempt_id, inventory_item_id)
    )`)
    this.addSql(`create index scarce_hold_by_item on scarce_hold (inventory_item_id, began_at)`)
    this.addSql(`alter table checkout_details add column proven_phone text, add column proven_until timestamptz`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table checkout_details drop column proven_phone, drop column proven_until`)
    this.addSql(`drop table if exists scarce_hold`)
  }
}
