import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The fit of a half; null for halves measured before it was asked. And the other people whom a customer measures, each under a
 * name that is unique without regard to case.
 */
export class Migration20261125204710 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table body_measurement add column fit jsonb`)
    this.addSql(`create table measured_other (
      id text primary key,
      customer_id text not null,
      name text not null check (name <> ''),
      created_at timestamptz not null default now()
    )`)
    this.addSql(`create unique index measured_other_name on measured_other (customer_id, lower(name))`)
    this.addSql(`create table measured_other_half (
      other_id text not null references measured_other (id) on delete cascade,
      half text not null check (half in ('upperBody', 'lowerBody')),
      inches jsonb not null,
      fit jsonb,
      changed_at timestamptz not null default now(),
      primary key (other_id, half)
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists measured_other_half`)
    this.addSql(`drop table if exists measured_other`)
    this.addSql(`alter table body_measurement drop column if exists fit`)
  }
}
