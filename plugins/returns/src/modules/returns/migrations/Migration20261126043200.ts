import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Sums of the requests on the shop's list, for the dashboard (decision 0054): `return_day` by day in India, `return_state_tally`
 * by state. A change adds a row and blocks no one; a worker adds the rows up.
 */
export class Migration20261126043200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table return_day (day date not null, requests integer not null)`)
    this.addSql(`create index return_day_by_day on return_day (day)`)
    this.addSql(`create table return_state_tally (state text not null, change integer not null)`)
    this.addSql(`create function tally_returns() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          ${addDays(byDay("fresh"))} ${addStates(byState("fresh"))}
        elsif tg_op = 'DELETE' then
          ${addDays(byDay("stale", "-"))} ${addStates(byState("stale", "-"))}
        else
          ${addDays(`${byDay("fresh")} union all ${byDay("stale", "-")}`)}
          ${addStates(`${byState("fresh")} union all ${byState("stale", "-")}`)}
        end if;
        return null;
      end $$`)
    for (const [name, event, seen] of events)
      this.addSql(
        `create trigger return_tally_${name} after ${event} on return_request referencing ${seen} for each statement execute function tally_returns()`,
      )
    // Two at once would wait for each other's rows; the triggers' inserts wait for neither.
    this.addSql(`create function add_up_returns() returns void language sql as $$
      lock table return_day, return_state_tally in share update exclusive mode;
      with parts as (
        delete from return_day where day in (select day from return_day group by day having count(*) > 1) returning *
      )
      ${addDays("select * from parts")}
      with parts as (
        delete from return_state_tally where state in (select state from return_state_tally group by state having count(*) > 1) returning *
      )
      ${addStates("select * from parts")} $$`)
    // After the triggers: creating them waits for requests being written at this moment, and from then on they count each.
    this.addSql(addDays(byDay("return_request")))
    this.addSql(addStates(byState("return_request")))
  }

  override async down(): Promise<void> {
    for (const [name] of events) this.addSql(`drop trigger if exists return_tally_${name} on return_request`)
    this.addSql(`drop function if exists tally_returns(); drop function if exists add_up_returns()`)
    this.addSql(`drop table if exists return_day; drop table if exists return_state_tally`)
  }
}

type Sign = "" | "-"

const byDay = (rows: string, sign: Sign = "") =>
  `select (asked_at at time zone 'Asia/Kolkata')::date as day, ${sign}1 as requests from ${rows} where hidden_at is null`

const byState = (rows: string, sign: Sign = "") =>
  `select state, ${sign}1 as change from ${rows} where hidden_at is null`

const addDays = (rows: string) => `
  insert into return_day (day, requests)
  select day, sum(requests) from (${rows}) changes group by day having sum(requests) <> 0;`

const addStates = (rows: string) => `
  insert into return_state_tally (state, change)
  select state, sum(change) from (${rows}) changes group by state having sum(change) <> 0;`

const events = [
  ["new", "insert", "new table as fresh"],
  ["gone", "delete", "old table as stale"],
  ["changed", "update", "old table as stale new table as fresh"],
] as const
