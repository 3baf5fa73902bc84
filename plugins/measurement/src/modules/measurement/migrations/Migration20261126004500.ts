import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The latest of one half: a shop that measures few trousers reads past no shirts. */
export class Migration20261126004500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index body_measurement_latest_of_half on body_measurement (half, changed_at desc, customer_id)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists body_measurement_latest_of_half`)
  }
}
