import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Browsers in which notices ring. `public_key`: the shop's key that a subscription is bound to; with another one it is worth nothing.
 * `push_order`: the orders that a shopper's browser rings for; the row is also the record that it has rung for the order's arrival.
 */
export class Migration20261126050000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table push_device (
      id text primary key,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      place text not null check (place in ('shop', 'office')),
      session_id text,
      user_id text,
      customer_id text,
      public_key text not null,
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      check ((place = 'office') = (user_id is not null))
    )`)
    this.addSql(`create index push_device_user on push_device (user_id, seen_at desc) where user_id is not null`)
    this.addSql(
      `create index push_device_customer on push_device (customer_id, seen_at desc) where customer_id is not null`,
    )
    this.addSql(`create index push_device_session on push_device (session_id)`)
    this.addSql(`create index push_device_seen on push_device (seen_at)`)
    this.addSql(`create table push_order (
      device_id text not null references push_device (id) on delete cascade,
      order_id text not null,
      at timestamptz not null default now(),
      primary key (device_id, order_id)
    )`)
    this.addSql(`create index push_order_of on push_order (order_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists push_order; drop table if exists push_device`)
  }
}
