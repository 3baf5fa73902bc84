import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Tax papers: a row is written once and never changed, which the database enforces. `paper_series` has the last number of
 * each series and financial year; its row is locked from taking a number until the commit, so that none is skipped.
 */
export class Migration20261123061600 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table paper_series (
      kind text not null,
      year text not null,
      last integer not null check (last > 0),
      primary key (kind, year)
    )`)
    this.addSql(`create table paper (
      kind text not null check (kind in ('invoice', 'creditNote')),
      year text not null,
      number integer not null check (number > 0),
      order_id text not null,
      refund_id text check ((refund_id is not null) = (kind = 'creditNote')),
      issued_at timestamptz not null,
      facts jsonb not null,
      primary key (kind, year, number)
    )`)
    this.addSql(`create unique index paper_invoice_of_order on paper (order_id) where kind = 'invoice'`)
    this.addSql(`create unique index paper_note_of_refund on paper (order_id, refund_id) where kind = 'creditNote'`)
    this.addSql(`create index paper_by_month on paper (issued_at)`)
    this.addSql(`create function paper_is_final() returns trigger language plpgsql as
      $$ begin raise exception 'A tax paper is never changed; a credit note follows it.'; end $$`)
    this.addSql(
      `create trigger paper_is_final before update or delete on paper for each row execute function paper_is_final()`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists paper; drop table if exists paper_series; drop function if exists paper_is_final`)
  }
}
