import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { CANCELLED } from "@silai/contracts/order/status"

/**
 * Sums for the dashboard (decision 0054), so that it costs the same among a thousand orders and among a hundred thousand:
 * `order_day` of the orders of a day in India, without cancelled ones, `order_code_tally` of what is on the shop's lists.
 * A change adds a row and blocks no one; a worker adds the rows up.
 */
export class Migration20261126043100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table order_day (
      day date not null,
      orders integer not null,
      custom_orders integer not null,
      sales_paise bigint not null
    )`)
    this.addSql(`create index order_day_by_day on order_day (day)`)
    this.addSql(`create table order_code_tally (code smallint not null, change integer not null)`)
    this.addSql(`create function tally_orders() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          ${addDays(counted("fresh"))} ${addCodes(listed("fresh"))}
        elsif tg_op = 'DELETE' then
          ${addDays(counted("stale", "-"))} ${addCodes(listed("stale", "-"))}
        else
          ${addDays(`${counted("fresh")} union all ${counted("stale", "-")}`)}
          ${addCodes(`${listed("fresh")} union all ${listed("stale", "-")}`)}
        end if;
        return null;
      end $$`)
    for (const [name, event, seen] of events)
      this.addSql(
        `create trigger order_tally_${name} after ${event} on order_state referencing ${seen} for each statement execute function tally_orders()`,
      )
    // Two at once would wait for each other's rows; the triggers' inserts wait for neither.
    this.addSql(`create function add_up_orders() returns void language sql as $$
      lock table order_day, order_code_tally in share update exclusive mode;
      with parts as (
        delete from order_day where day in (select day from order_day group by day having count(*) > 1) returning *
      )
      ${addDays("select * from parts")}
      with parts as (
        delete from order_code_tally where code in (select code from order_code_tally group by code having count(*) > 1) returning *
      )
      ${addCodes("select * from parts")} $$`)
    // After the triggers: creating them waits for orders being written at this moment, and from then on they count each.
    this.addSql(addDays(counted("order_state")))
    this.addSql(addCodes(listed("order_state")))
  }

  override async down(): Promise<void> {
    for (const [name] of events) this.addSql(`drop trigger if exists order_tally_${name} on order_state`)
    this.addSql(`drop function if exists tally_orders(); drop function if exists add_up_orders()`)
    this.addSql(`drop table if exists order_day; drop table if exists order_code_tally`)
  }
}

type Sign = "" | "-"

const counted = (rows: string, sign: Sign = "") =>
  `select (placed_at at time zone 'Asia/Kolkata')::date as day, ${sign}1 as orders, ${sign}(has_custom::int) as custom_orders,
          ${sign}(total_paise - refunded_paise) as sales_paise from ${rows} where not code = any(array[${CANCELLED.join(", ")}])`

const listed = (rows: string, sign: Sign = "") =>
  `select code, ${sign}1 as change from ${rows} where archived_at is null`

/** A change that moves no sum, such as a wish or a tailor, adds no row. */
const addDays = (rows: string) => `
  insert into order_day (day, orders, custom_orders, sales_paise)
  select day, sum(orders), sum(custom_orders), sum(sales_paise) from (${rows}) changes group by day
  having sum(orders) <> 0 or sum(custom_orders) <> 0 or sum(sales_paise) <> 0;`

const addCodes = (rows: string) => `
  insert into order_code_tally (code, change)
  select code, sum(change) from (${rows}) changes group by code having sum(change) <> 0;`

const events = [
  ["new", "insert", "new table as fresh"],
  ["gone", "delete", "old table as stale"],
  ["changed", "update", "old table as stale new table as fresh"],
] as const
