import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The staff member who last changed a half (null: the customer), and its version. Versions come from one sequence: a
 * half that was removed and measured again never gets a number that a client may still have from before.
 */
export class Migration20261121040100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create sequence body_measurement_version as integer`)
    this.addSql(`alter table body_measurement
      add column version integer not null default nextval('body_measurement_version'),
      add column changed_by_id text,
      add column changed_by text`)
    this.addSql(`create index body_measurement_latest on body_measurement (changed_at desc, customer_id, half)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists body_measurement_latest`)
    this.addSql(
      `alter table body_measurement drop column if exists version, drop column if exists changed_by_id, drop column if exists changed_by`,
    )
    this.addSql(`drop sequence if exists body_measurement_version`)
  }
}
