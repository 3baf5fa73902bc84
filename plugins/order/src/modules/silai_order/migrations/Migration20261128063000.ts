import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { daysToMake } from "@silai/contracts/checkout/working-days"

/**
 * The day that an order is due, counted since 1970 in India: while it is in the shop, the day by which it leaves (`leavesBy` in
 * contracts); with the courier, the day by which it was promised to arrive; otherwise null, also while it waits to be
 * collected. A generated column, so that no writer can forget it, with an index for the list's filter and counts.
 */
export class Migration20261128063000 extends Migration {
  override async up(): Promise<void> {
    // Sunday is no working day: counting begins on the Saturday before it, and each sixth working day jumps over one.
    // 1 January 1970 was a Thursday.
    this.addSql(`create or replace function working_day_after(day integer, days integer) returns integer language sql immutable strict parallel safe as $$
      select start + days + (weekday - 1 + days) / 6
        from (select case (day + 3) % 7 when 6 then day - 1 else day end as start, least((day + 3) % 7 + 1, 6) as weekday) from_day $$`)
    const placedOn = `((placed_at at time zone 'Asia/Kolkata')::date - date '1970-01-01')`
    const days = `case when has_custom then ${daysToMake(true).max} + coalesce((details ->> 'queueDays')::int, 0) else ${daysToMake(false).max} end`
    const part = (from: number, length: number) =>
      `substring(details -> 'promised' ->> 'to' from ${from} for ${length})::int`
    this.addSql(`alter table order_state
      add column if not exists due_day integer generated always as (case
        when code in (0, 1, 2, 3) then working_day_after(${placedOn}, ${days})
        when code in (4, 5) then make_date(${part(1, 4)}, ${part(6, 2)}, ${part(9, 2)}) - date '1970-01-01' end) stored`)
    this.addSql(`create index if not exists order_state_due on order_state (due_day, code) where due_day is not null`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table order_state drop column if exists due_day`)
    this.addSql(`drop function if exists working_day_after(integer, integer)`)
  }
}
