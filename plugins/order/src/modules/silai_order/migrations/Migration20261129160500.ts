import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { daysToMake } from "@silai/contracts/checkout/working-days"

/** Ready-made orders are due later, too, where the shop is closed: `queueDays` of the details counts for all (`leavesBy`). */
export class Migration20261129160500 extends Migration {
  override async up(): Promise<void> {
    const placedOn = `((placed_at at time zone 'Asia/Kolkata')::date - date '1970-01-01')`
    const days = `case when has_custom then ${daysToMake(true).max} else ${daysToMake(false).max} end + coalesce((details ->> 'queueDays')::int, 0)`
    const part = (from: number, length: number) =>
      `substring(details -> 'promised' ->> 'to' from ${from} for ${length})::int`
    this.addSql(`alter table order_state drop column if exists due_day`)
    this.addSql(`alter table order_state
      add column due_day integer generated always as (case
        when code in (0, 1, 2, 3) then working_day_after(${placedOn}, ${days})
        when code in (4, 5) then make_date(${part(1, 4)}, ${part(6, 2)}, ${part(9, 2)}) - date '1970-01-01' end) stored`)
    this.addSql(`create index if not exists order_state_due on order_state (due_day, code) where due_day is not null`)
  }
}
