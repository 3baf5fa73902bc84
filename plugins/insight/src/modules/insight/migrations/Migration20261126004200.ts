import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Sums by day in India. `key`: a source, the words of a search, a variant and its size, a body half; empty for a step. */
export class Migration20261126004200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table insight_day (
      day date not null,
      name text not null,
      key text not null,
      count bigint not null check (count > 0),
      primary key (day, name, key)
    )`)
    this.addSql(`create index insight_day_of_name on insight_day (name, day)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists insight_day`)
  }
}
