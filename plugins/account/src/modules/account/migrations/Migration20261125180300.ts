import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Statistics on whose an identity is: without them the planner assumes that one person has every 200th, and reads all
 * identities for one person's sign-in methods.
 */
export class Migration20261125180300 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create statistics if not exists auth_identity_customers on (app_metadata ->> 'customer_id') from auth_identity`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop statistics if exists auth_identity_customers`)
  }
}
