import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class MigrationLoyalty20261122 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table if not exists loyalty_points (customer_id text not null, points integer not null)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists loyalty_points`)
  }
}
