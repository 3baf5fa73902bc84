import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Ids of pieces. `at`: an id's place in its batch. `was`: an id's state before it was reported. `looked_at`: when its
 * order's status was last read. `uid_check`: the networks that checked an id, as hashes, once a day; the sums are in
 * the id's row, and outlive these rows. `file_state`: a photo's file is gone only when the storage says so.
 */
export class Migration20261123093500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm`)
    this.addSql(`create table uid_batch (
      id text primary key,
      number integer generated always as identity unique,
      colourway_id text not null,
      size text not null,
      piece jsonb not null,
      made_on date not null,
      note text not null,
      quantity integer not null check (quantity > 0),
      made integer not null default 0 check (made between 0 and quantity),
      created_by text not null,
      created_at timestamptz not null default now()
    )`)
    this.addSql(`alter table uid_batch add column search_text text not null
      generated always as (lower((piece ->> 'name') || ' ' || (piece ->> 'color') || ' ' || size || ' ' || note)) stored`)
    this.addSql(`create index uid_batch_words on uid_batch using gin (search_text gin_trgm_ops)`)
    this.addSql(`create index uid_batch_newest on uid_batch (created_at desc, id desc)`)
    this.addSql(`create index uid_batch_unmade on uid_batch (created_at) where made < quantity`)
    this.addSql(`create index uid_batch_of_piece on uid_batch (colourway_id, size)`)
    this.addSql(`create table uid (
      id text primary key check (id ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
      batch_id text not null references uid_batch (id) on delete cascade,
      at integer not null,
      state text not null default 'unused' check (state in ('unused', 'printed', 'assigned', 'sold', 'void', 'reported')),
      was text,
      why text not null default '',
      order_id text,
      order_number integer,
      item_id text,
      return_id text,
      first_checked_at timestamptz,
      checks integer not null default 0,
      places integer not null default 0,
      suspected_at timestamptz,
      looked_at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      unique (batch_id, at),
      check ((state in ('assigned', 'sold')) <= (order_id is not null and item_id is not null))
    )`)
    this.addSql(`create index uid_newest on uid (changed_at desc, id)`)
    this.addSql(`create index uid_by_state on uid (state, changed_at desc, id)`)
    this.addSql(`create index uid_of_order on uid (order_id) where order_id is not null`)
    this.addSql(`create index uid_by_order_number on uid (order_number) where order_number is not null`)
    this.addSql(`create index uid_of_return on uid (return_id) where return_id is not null`)
    this.addSql(`create index uid_unlooked on uid (looked_at) where state = 'assigned'`)
    this.addSql(`create index uid_suspected on uid (suspected_at) where suspected_at is not null`)
    this.addSql(`create table uid_log (
      id bigint generated always as identity primary key,
      uid_id text not null references uid (id) on delete cascade,
      state text not null,
      at timestamptz not null default now(),
      by text not null,
      user_id text,
      note text not null default '',
      order_id text,
      order_number integer,
      item_id text
    )`)
    this.addSql(`create index uid_log_of_uid on uid_log (uid_id, id)`)
    this.addSql(`create table uid_print (
      id bigint generated always as identity primary key,
      batch_id text not null references uid_batch (id) on delete cascade,
      first integer not null,
      last integer not null,
      sheet text not null,
      copies integer not null,
      by text not null,
      user_id text,
      at timestamptz not null default now()
    )`)
    this.addSql(`create index uid_print_of_batch on uid_print (batch_id, last)`)
    this.addSql(`create table uid_check (
      uid_id text not null references uid (id) on delete cascade,
      place text not null,
      day date not null,
      primary key (uid_id, place, day)
    )`)
    this.addSql(`create index uid_check_old on uid_check (day)`)
    this.addSql(`create table uid_report (
      id text primary key,
      typed text not null,
      uid_id text references uid (id) on delete set null,
      bought_at text not null,
      words text not null,
      contact text not null,
      state text not null default 'open' check (state in ('open', 'closed')),
      note text not null default '',
      closed_by text not null default '',
      at timestamptz not null default now()
    )`)
    this.addSql(`create index uid_report_newest on uid_report (at desc, id desc)`)
    this.addSql(`create index uid_report_open on uid_report (at) where state = 'open'`)
    this.addSql(`create index uid_report_of_uid on uid_report (uid_id) where uid_id is not null`)
    this.addSql(`create table uid_photo (
      id text primary key,
      report_id text references uid_report (id),
      file_id text not null,
      file_state text not null default 'writing' check (file_state in ('writing', 'kept', 'leaving')),
      sent_at timestamptz not null default now()
    )`)
    this.addSql(`create index uid_photo_of_report on uid_photo (report_id) where report_id is not null`)
    this.addSql(
      `create index uid_photo_strays on uid_photo (sent_at) where report_id is null or file_state = 'leaving'`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(
      `drop table if exists uid_photo; drop table if exists uid_report; drop table if exists uid_check; drop table if exists uid_print;
       drop table if exists uid_log; drop table if exists uid; drop table if exists uid_batch`,
    )
  }
}
