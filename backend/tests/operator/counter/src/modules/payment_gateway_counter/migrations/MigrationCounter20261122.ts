import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The sums owed at the counter, and its refunds. Amounts in paise. */
export class MigrationCounter20261122 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists counter_due (
      id text primary key,
      amount_paise bigint not null check (amount_paise > 0),
      receipt text not null unique,
      created_at timestamptz not null default now()
    )`)
    this.addSql(`create table if not exists counter_refund (
      id text primary key,
      due_id text not null references counter_due (id),
      amount_paise bigint not null check (amount_paise > 0),
      notes jsonb not null,
      created_at timestamptz not null default now()
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists counter_refund; drop table if exists counter_due`)
  }
}
