import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The last heartbeat of each worker, from any process, and since when there has been no gap. */
export class Migration20261122060100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table worker_heartbeat (worker text primary key, beat_at timestamptz not null, since timestamptz not null default now())`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists worker_heartbeat`)
  }
}
