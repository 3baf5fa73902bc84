import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Browsers in which a person has signed in before: a stranger's wrong passwords must not lock them out. Only the mark's hash is stored. */
export class Migration20261122030100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table known_browser (
      actor_id text not null,
      mark_hash text not null,
      seen_at timestamptz not null default now(),
      expires_at timestamptz not null,
      primary key (actor_id, mark_hash)
    )`)
    this.addSql(`create index known_browser_mark on known_browser (mark_hash)`)
    this.addSql(`create index known_browser_expiry on known_browser (expires_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists known_browser`)
  }
}
