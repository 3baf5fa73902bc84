import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { wakes } from "@silai/kit/wake"

/** The worker's triggers name the column as a text too. */
const rename = (before: string, after: string): string[] => [
  `alter table return_request rename column ${before} to ${after}`,
  ...wakes("returns.overdue-exchanges", {
    table: "return_request",
    isWork: `new.${after} is not null and new.state in ('requested', 'approved', 'pickedUp')`,
    isSooner: `old.${after} is null or new.${after} < old.${after}`,
    at: after,
  }),
]

/** An exchange's new size is reserved until a day. */
export class Migration20261128130600 extends Migration {
  override async up(): Promise<void> {
    for (const statement of rename("kept_until", "reserved_until")) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of rename("reserved_until", "kept_until")) this.addSql(statement)
  }
}
