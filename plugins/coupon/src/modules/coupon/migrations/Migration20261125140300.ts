import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { wakes, wakesNoMore } from "@silai/kit/wake"

/** A batch that lacks codes wakes the worker that makes them. */
export class Migration20261125140300 extends Migration {
  override async up(): Promise<void> {
    for (const statement of up) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of down) this.addSql(statement)
  }
}

const up = [
  ...wakes("coupon.making-codes", {
    table: "coupon_batch",
    isWork: `new.made < new.codes and new.state <> 'archived'`,
    isSooner: `old.state = 'archived' or new.codes > old.codes`,
  }),
]
const down = [...wakesNoMore("coupon.making-codes", "coupon_batch")]
