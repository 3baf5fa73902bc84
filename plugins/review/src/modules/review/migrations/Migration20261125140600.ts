import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { wakes, wakesNoMore } from "@silai/kit/wake"

/** Buyers are asked on time. */
export class Migration20261125140600 extends Migration {
  override async up(): Promise<void> {
    for (const statement of up) this.addSql(statement)
  }

  override async down(): Promise<void> {
    for (const statement of down) this.addSql(statement)
  }
}

const up = [
  ...wakes("review.ask", {
    table: "review_ask",
    isWork: "new.asked_at is null and new.customer_id is not null",
    isSooner: `old.customer_id is null or new.due_at < old.due_at`,
    at: "due_at",
  }),
]
const down = [...wakesNoMore("review.ask", "review_ask")]
