import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121000100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table session (
      id text primary key,
      secret_hash text not null unique,
      kind text not null check (kind in ('shop', 'staff')),
      actor_id text,
      device text not null default '',
      created_at timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      idle_until timestamptz not null,
      expires_at timestamptz not null,
      check (kind = 'shop' or actor_id is not null)
    )`)
    this.addSql(`create index session_actor on session (actor_id) where actor_id is not null`)
    this.addSql(`create index session_expiry on session (least(idle_until, expires_at))`)
    this.addSql(`create table outbox (
      id bigint generated always as identity primary key,
      topic text not null,
      dedupe_key text not null unique,
      payload jsonb not null,
      status text not null default 'waiting' check (status in ('waiting', 'sent', 'given_up')),
      tries int not null default 0,
      next_at timestamptz not null default now(),
      last_error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`)
    this.addSql(`create index outbox_waiting on outbox (next_at) where status = 'waiting'`)
    this.addSql(
      `create table rate_limit (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists rate_limit; drop table if exists outbox; drop table if exists session`)
  }
}
