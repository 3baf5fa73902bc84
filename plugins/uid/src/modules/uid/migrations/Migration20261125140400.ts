import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { wakes, wakesNoMore } from "@silai/kit/wake"

/** A batch that lacks ids wakes the worker that makes them. */
export class Migration20261125140400 extends Migration {
  override async up(): Promise<void> {
    for (const statement of up) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of down) this.addSql(statement)
  }
}

const up = [
  ...wakes("uid.making-uids", {
    table: "uid_batch",
    isWork: "new.made < new.quantity",
    isSooner: `new.quantity > old.quantity`,
  }),
]
const down = [...wakesNoMore("uid.making-uids", "uid_batch")]
