import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Views belong to a person, on whatever device they sign in, and can be shared. */
export class Migration20261125211500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table staff_view (
      id text primary key,
      user_id text not null references staff_member (user_id),
      list text not null,
      name text not null,
      address text not null,
      is_shared boolean not null,
      kept_at timestamptz not null default now(),
      unique (user_id, list, name)
    )`)
    this.addSql(`create index staff_view_shared on staff_view (list) where is_shared`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists staff_view`)
  }
}
