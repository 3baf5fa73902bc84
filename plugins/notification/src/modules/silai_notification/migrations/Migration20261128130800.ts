import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const tables = ["staff_notification", "staff_notification_subject", "staff_notification_unwanted"] as const

const rename = (before: string, after: string): string[] =>
  tables.map((table) => `update ${table} set kind = '${after}' where kind = '${before}'`)

/** A notification of a payment mismatch is of that kind. */
export class Migration20261128130800 extends Migration {
  override async up(): Promise<void> {
    for (const statement of rename("astray", "mismatch")) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of rename("mismatch", "astray")) this.addSql(statement)
  }
}
