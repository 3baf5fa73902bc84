import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The requests of buyers once an order has arrived. A line stores its piece and price, so that a request reads the same
 * later. `reservation_id`: of the piece reserved for an exchange. `file_state`: a photo's file is gone only when the
 * storage says so.
 */
export class Migration20261123064000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm`)
    this.addSql(`create table return_request (
      id text primary key,
      number integer generated always as identity unique,
      order_id text not null,
      order_number integer not null,
      customer_id text,
      kind text not null check (kind in ('return', 'exchange', 'alteration')),
      state text not null default 'requested',
      customer_name text not null,
      phone text not null,
      email text not null,
      address jsonb,
      units integer not null check (units > 0),
      goods_paise bigint not null check (goods_paise >= 0),
      fee_paise bigint not null check (fee_paise >= 0),
      refund_paise bigint not null check (refund_paise between 0 and goods_paise),
      engine_return_id text,
      asked_at timestamptz not null default now(),
      moved_at timestamptz not null default now(),
      hidden_at timestamptz
    )`)
    this.addSql(`alter table return_request add column search_text text not null
      generated always as (' ' || lower(customer_name) || ' ' || phone || ' ' || lower(email)
        || ' rt-' || lpad(number::text, greatest(6, length(number::text)), '0')
        || ' sl-' || lpad(order_number::text, greatest(6, length(order_number::text)), '0')) stored`)
    const listed = `where hidden_at is null`
    this.addSql(`create index return_request_words on return_request using gin (search_text gin_trgm_ops)`)
    this.addSql(`create index return_request_newest on return_request (asked_at desc, id desc) ${listed}`)
    this.addSql(
      `create index return_request_by_state on return_request (state, kind, asked_at desc, id desc) ${listed}`,
    )
    this.addSql(`create index return_request_due on return_request (moved_at, id)
      where hidden_at is null and state in ('requested', 'approved', 'pickedUp', 'received')`)
    this.addSql(`create index return_request_of_order on return_request (order_id)`)
    this.addSql(`create index return_request_by_order_number on return_request (order_number)`)
    this.addSql(
      `create index return_request_by_customer on return_request (customer_id, asked_at desc) where customer_id is not null`,
    )
    this.addSql(`create table return_line (
      return_id text not null references return_request (id),
      item_id text not null,
      quantity integer not null check (quantity > 0),
      reason text not null,
      note text not null,
      to_size text,
      damaged integer not null default 0 check (damaged between 0 and quantity),
      paid_paise bigint not null check (paid_paise >= 0),
      piece jsonb not null,
      inventory_item_id text,
      to_inventory_item_id text,
      reservation_id text,
      primary key (return_id, item_id)
    )`)
    this.addSql(`create table return_log (
      id bigint generated always as identity primary key,
      return_id text not null references return_request (id),
      state text not null,
      at timestamptz not null default now(),
      by text not null,
      user_id text,
      note text not null default ''
    )`)
    this.addSql(`create index return_log_of_request on return_log (return_id, id)`)
    this.addSql(`create table return_photo (
      id text primary key,
      session_id text not null,
      customer_id text,
      return_id text references return_request (id),
      file_id text not null,
      file_state text not null default 'writing' check (file_state in ('writing', 'kept', 'leaving')),
      sent_at timestamptz not null default now()
    )`)
    this.addSql(`create index return_photo_of_request on return_photo (return_id) where return_id is not null`)
    this.addSql(
      `create index return_photo_strays on return_photo (sent_at) where return_id is null or file_state = 'leaving'`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop table if exists return_photo; drop table if exists return_log; drop table if exists return_line; drop table if exists return_request`,
    )
  }
}
