import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121010200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table body_measurement (
      customer_id text not null,
      half text not null check (half in ('upperBody', 'lowerBody')),
      inches jsonb not null,
      changed_at timestamptz not null default now(),
      primary key (customer_id, half)
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists body_measurement`)
  }
}
