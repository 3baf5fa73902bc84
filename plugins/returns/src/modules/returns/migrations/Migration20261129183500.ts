import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The day in India by which pieces sent in exchange, or altered, have reached their buyer: their days for another request count
 * from it. Null before they leave the shop, and where they left it before this was stored: there the day of sending counts.
 */
export class Migration20261129183500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table return_request add column arrives_on date`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table return_request drop column arrives_on`)
  }
}
