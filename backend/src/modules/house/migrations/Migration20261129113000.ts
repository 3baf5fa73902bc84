import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The first replies of calls that must not be done twice, for some minutes. Unlogged: after a crash of the database a repeated
 * press is judged again, as it was before.
 */
export class Migration20261129113000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create unlogged table if not exists kept_reply (
      press text primary key,
      reply jsonb,
      made_at timestamptz not null default now()
    )`)
    this.addSql(`create index if not exists kept_reply_age on kept_reply (made_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists kept_reply`)
  }
}
