import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Until when an exchange's new size is kept, and when it was let go of. Exchanges under way when this migration runs
 * get the whole time.
 */
export class Migration20261123204300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table return_request add column if not exists kept_until timestamptz`)
    this.addSql(`alter table return_request add column if not exists let_go_at timestamptz`)
    this.addSql(`update return_request set kept_until = now() + interval '14 days'
      where kind = 'exchange' and state in ('requested', 'approved', 'pickedUp') and kept_until is null`)
    this.addSql(
      `create index if not exists return_request_kept on return_request (kept_until) where kept_until is not null`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists return_request_kept`)
    this.addSql(`alter table return_request drop column if exists let_go_at, drop column if exists kept_until`)
  }
}
