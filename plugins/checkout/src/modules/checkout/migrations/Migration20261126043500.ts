import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The last webhook of each gateway. */
export class Migration20261126043500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create index gateway_event_by_gateway on gateway_event (gateway, received_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists gateway_event_by_gateway`)
  }
}
