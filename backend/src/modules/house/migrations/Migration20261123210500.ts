import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** When the database was last backed up whole (`copy`), and its changes last archived (`changes`); written by backend/docker/backup.sh. */
export class Migration20261123210500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists house_backup (kind text primary key, at timestamptz not null)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists house_backup`)
  }
}
