import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121000300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table order_state (
      order_id text primary key,
      number integer not null unique,
      attempt_id text not null unique,
      code smallint not null default 0 check (code between 0 and 12),
      customer_id text,
      session_id text not null,
      placed_at timestamptz not null default now(),
      customer_name text not null,
      phone text not null,
      email text not null,
      city text not null default '',
      region text not null default '',
      delivery_method text not null check (delivery_method in ('home', 'pickup')),
      units integer not null check (units > 0),
      total_paise bigint not null check (total_paise > 0),
      refunded_paise bigint not null default 0 check (refunded_paise between 0 and total_paise),
      has_custom boolean not null,
      details jsonb not null,
      updated_at timestamptz not null default now()
    )`)
    this.addSql(`create index order_state_newest on order_state (placed_at desc, order_id)`)
    this.addSql(`create index order_state_by_code on order_state (code, placed_at desc)`)
    this.addSql(`create index order_state_by_phone on order_state (phone)`)
    this.addSql(
      `create index order_state_by_customer on order_state (customer_id, placed_at desc) where customer_id is not null`,
    )
    this.addSql(`create table order_state_log (
      id bigint generated always as identity primary key,
      order_id text not null references order_state (order_id),
      code smallint not null,
      at timestamptz not null default now(),
      by text not null,
      user_id text
    )`)
    this.addSql(`create index order_state_log_by_order on order_state_log (order_id, id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists order_state_log; drop table if exists order_state`)
  }
}
