import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { wakes, wakesNoMore } from "@silai/kit/wake"

/** Exchanges are let go of on time. */
export class Migration20261125140500 extends Migration {
  override async up(): Promise<void> {
    for (const statement of up) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of down) this.addSql(statement)
  }
}

const up = [
  ...wakes("returns.overdue-exchanges", {
    table: "return_request",
    isWork: `new.kept_until is not null and new.state in ('requested', 'approved', 'pickedUp')`,
    isSooner: `old.kept_until is null or new.kept_until < old.kept_until`,
    at: "kept_until",
  }),
]
const down = [...wakesNoMore("returns.overdue-exchanges", "return_request")]
