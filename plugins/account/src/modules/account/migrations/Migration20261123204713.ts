import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The staff member who lifted a lock, and the time. The lock itself is a count of tries, deleted with them. */
export class Migration20261123204713 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table lock_lifted (
      id bigint generated always as identity primary key,
      kind text not null,
      subject text not null,
      who text not null,
      lifted_by text not null,
      lifted_by_name text not null,
      lifted_at timestamptz not null default now()
    )`)
    this.addSql(`create index lock_lifted_at on lock_lifted (lifted_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists lock_lifted`)
  }
}
