import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261122120000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists received_event (
      id bigserial primary key,
      name text not null,
      data jsonb not null,
      row_visible boolean,
      at timestamptz not null default clock_timestamp()
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists received_event`)
  }
}
