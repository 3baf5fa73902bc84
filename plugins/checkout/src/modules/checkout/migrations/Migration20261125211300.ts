import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Money that no server reports: a transfer that staff have seen on the account, cash that is paid when an order is
 * collected. It is noted once: by whom, when and with which reference. The ledger has these too.
 */
export class Migration20261125211300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table noted_payment (
         id text primary key,
         gateway text not null check (gateway in ('transfer', 'cash')),
         amount_paise bigint not null check (amount_paise > 0),
         created_at timestamptz not null default now(),
         noted_at timestamptz,
         noted_by_id text,
         noted_by text,
         reference text not null default '',
         check ((noted_at is null) = (noted_by is null))
       );
       create index noted_payment_made on noted_payment (gateway, created_at);
       create table noted_refund (
         id text primary key,
         noted_payment_id text not null references noted_payment (id),
         amount_paise bigint not null check (amount_paise > 0),
         notes jsonb not null,
         created_at timestamptz not null default now()
       );
       create index noted_refund_of_payment on noted_refund (noted_payment_id);
       alter table gateway_payment add column reference text not null default '', add column noted_by text`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table gateway_payment drop column reference, drop column noted_by`)
    this.addSql(`drop table noted_refund; drop table noted_payment`)
  }
}
