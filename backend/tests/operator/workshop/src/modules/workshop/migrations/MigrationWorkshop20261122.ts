import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class MigrationWorkshop20261122 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists workshop_note (order_id text primary key, note text not null)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists workshop_note`)
  }
}
