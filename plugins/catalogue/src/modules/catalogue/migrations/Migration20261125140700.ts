import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { wakes, wakesNoMore } from "@silai/kit/wake"

/** A new picture's files are made at once, and a sale starts and ends on time. */
export class Migration20261125140700 extends Migration {
  override async up(): Promise<void> {
    for (const statement of up) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of down) this.addSql(statement)
  }
}

const up = [
  ...wakes("pictures", {
    table: "picture",
    isWork: `new.stage in ('new', 'webp')`,
    isSooner: `old.stage not in ('new', 'webp')`,
  }),
  ...wakes("turn-of-sales", {
    table: "price_list",
    isWork: `new.type = 'sale' and new.status = 'active'`,
    isSooner: `true`,
  }),
]
const down = [...wakesNoMore("pictures", "picture"), ...wakesNoMore("turn-of-sales", "price_list")]
