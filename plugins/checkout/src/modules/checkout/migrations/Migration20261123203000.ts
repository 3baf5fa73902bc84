import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Money on which a gateway and the shop's books differ: one row for each payment and kind, closed when they agree
 * again, or by a person with a note; and which days were compared with which gateway, how many days later.
 */
export class Migration20261123203000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table money_astray (
         id text primary key,
         gateway text not null,
         payment_id text not null,
         kind text not null,
         attempt_id text,
         order_id text,
         shop_paise bigint not null,
         gateway_paise bigint not null,
         made_at timestamptz not null,
         found_at timestamptz not null default now(),
         looked_at timestamptz not null default now(),
         told_at timestamptz,
         closed_at timestamptz,
         closed_by_id text,
         closed_by text,
         note text,
         unique (gateway, payment_id, kind)
       )`,
    )
    this.addSql(`create index money_astray_open on money_astray (found_at) where closed_at is null`)
    this.addSql(
      `create table reconciled_day (
         gateway text not null,
         day date not null,
         after_days integer not null,
         read_at timestamptz not null default now(),
         primary key (gateway, day, after_days)
       )`,
    )
    // Finds a day's money.
    this.addSql(`create index payment_by_capture on gateway_payment (captured_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index payment_by_capture; drop table reconciled_day; drop table money_astray`)
  }
}
