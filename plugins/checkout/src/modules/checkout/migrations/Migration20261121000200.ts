import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Checkout tables (architecture §5). Every guarantee of checkout is a database constraint here, so a bug in the code
 * above cannot break it.
 */
export class Migration20261121000200 extends Migration {
  override async up(): Promise<void> {
    // The held count is a column next to stocked and reserved, so that one check covers all three, against the engine's
    // own flows too.
    this.addSql(`alter table inventory_level
      add column held integer not null default 0 check (held >= 0),
      add column backorder boolean not null default false,
      add constraint stock_is_not_oversold check (backorder or stocked_quantity - reserved_quantity - held >= 0)`)

    this.addSql(`create table checkout_attempt (
      id text primary key,
      bag_key text not null,
      session_id text not null,
      customer_id text,
      fingerprint text not null,
      snapshot jsonb not null,
      amount_paise bigint not null check (amount_paise > 0),
      status text not null check (status in ('open', 'held', 'paid', 'placing', 'placed', 'expired', 'refund_due', 'refunded')),
      razorpay_order_id text unique,
      razorpay_payment_id text unique,
      order_id text unique,
      held_until timestamptz not null,
      lease_until timestamptz,
      next_look_at timestamptz,
      tries integer not null default 0,
      last_error text,
      paid_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (status not in ('paid', 'placing', 'placed') or razorpay_payment_id is not null),
      check ((status = 'placed') = (order_id is not null))
    )`)
    // A second tab, a double click and Back find the same attempt.
    this.addSql(
      `create unique index one_active_attempt_per_bag on checkout_attempt (bag_key) where status in ('open', 'held', 'paid', 'placing')`,
    )
    this.addSql(`create index attempt_to_place on checkout_attempt (updated_at) where status in ('paid', 'placing')`)
    this.addSql(`create index attempt_to_expire on checkout_attempt (held_until) where status in ('open', 'held')`)
    this.addSql(`create index attempt_to_look_at on checkout_attempt (next_look_at) where next_look_at is not null`)

    this.addSql(`create table stock_hold (
      attempt_id text not null references checkout_attempt (id),
      inventory_item_id text not null,
      quantity integer not null check (quantity > 0),
      primary key (attempt_id, inventory_item_id)
    )`)

    // Every captured rupee: kept for one order, or being refunded.
    this.addSql(`create table gateway_payment (
      payment_id text primary key,
      attempt_id text references checkout_attempt (id),
      razorpay_order_id text,
      amount_paise bigint not null,
      currency text not null,
      method text not null default '',
      status text not null check (status in ('kept', 'refund_due', 'refunded')),
      reason text not null default '',
      refund_id text,
      tries integer not null default 0,
      next_at timestamptz not null default now(),
      last_error text,
      captured_at timestamptz not null default now(),
      refunded_at timestamptz
    )`)
    this.addSql(
      `create unique index one_kept_payment_per_attempt on gateway_payment (attempt_id) where status = 'kept'`,
    )
    this.addSql(`create index refund_due on gateway_payment (next_at) where status = 'refund_due'`)

    this.addSql(`create table gateway_event (
      event_id text primary key,
      body bytea not null,
      received_at timestamptz not null default now(),
      handled_at timestamptz,
      tries integer not null default 0,
      next_at timestamptz not null default now(),
      last_error text
    )`)
    this.addSql(`create index gateway_event_waiting on gateway_event (next_at) where handled_at is null`)

    this.addSql(`create table checkout_details (
      bag_key text primary key,
      contact jsonb,
      address jsonb,
      delivery_method text check (delivery_method in ('home', 'pickup')),
      updated_at timestamptz not null default now()
    )`)
    // The engine has no such constraint: an attempt becomes at most one order, whatever runs twice.
    this.addSql(
      `create unique index one_order_per_attempt on "order" ((metadata ->> 'attempt_id')) where metadata ->> 'attempt_id' is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists one_order_per_attempt`)
    this.addSql(
      `drop table if exists checkout_details; drop table if exists gateway_event; drop table if exists gateway_payment`,
    )
    this.addSql(`drop table if exists stock_hold; drop table if exists checkout_attempt`)
    this.addSql(
      `alter table inventory_level drop constraint if exists stock_is_not_oversold, drop column if exists backorder, drop column if exists held`,
    )
  }
}
