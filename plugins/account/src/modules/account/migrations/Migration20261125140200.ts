import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { wakes, wakesNoMore } from "@silai/kit/wake"

/** A request for a new password is answered at once. */
export class Migration20261125140200 extends Migration {
  override async up(): Promise<void> {
    for (const statement of up) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of down) this.addSql(statement)
  }
}

const up = [...wakes("account.resetting", { table: "reset_request", isWork: "true" })]
const down = [...wakesNoMore("account.resetting", "reset_request")]
