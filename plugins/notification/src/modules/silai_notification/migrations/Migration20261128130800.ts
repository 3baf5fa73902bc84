import { Migration } from "@medusajs/framework/mikro-orm/migrations"

const rename = (before: string, after: string): string[] => [
  `update staff_notification set kind = '${after}' where kind = '${before}'`,
  `update staff_notification_subject set kind = '${after}' where kind = '${before}'`,
  `update staff_notification_unwanted set kind = '${after}' where kind = '${before}'`,
]

/** A notification of a payment mismatch is of that kind. */
export class Migration20261128130800 extends Migration {
  override async up(): Promise<void> {
    for (const statement of rename("astray", "mismatch")) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of rename("mismatch", "astray")) this.addSql(statement)
  }
}
