import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The log of measurements: the person, the measurement and its former value (by null: the customer). Deleted with its
 * half, because no trace of deleted measurements may remain.
 */
export class Migration20261122150100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table body_measurement_log (
      id bigint generated always as identity primary key,
      customer_id text not null,
      half text not null,
      at timestamptz not null default now(),
      by text,
      before jsonb,
      after jsonb not null,
      foreign key (customer_id, half) references body_measurement (customer_id, half) on delete cascade
    )`)
    this.addSql(`create index body_measurement_log_of on body_measurement_log (customer_id, half, id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists body_measurement_log`)
  }
}
