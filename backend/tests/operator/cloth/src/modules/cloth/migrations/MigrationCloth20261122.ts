import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class MigrationCloth20261122 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists cloth (
      id text primary key,
      mill text not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists cloth`)
  }
}
