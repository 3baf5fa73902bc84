import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Since when the links of an order's mails work: earlier ones went to an address that was corrected, and its owner
 * must not see the order.
 */
export class Migration20261128060100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table order_state add column if not exists links_since timestamptz`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table order_state drop column if exists links_since`)
  }
}
