import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * A narrowed list's total is a sum of few rows too: one for each combination of tags, colour and sizes that is listed, and
 * one for each change since a worker summed them. The home page's largest discount is read from an index.
 */
export class Migration20261126003500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `create table facet_tally (tag_keys text[] not null, colour_keys text[] not null, size_keys text[] not null, change int not null)`,
    )
    // An update that does not change the keys, such as a new price, adds no row.
    this.addSql(`create function tally_facets() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          insert into facet_tally select tag_keys, colour_keys, size_keys, count(*) from fresh where published group by 1, 2, 3;
        elsif tg_op = 'DELETE' then
          insert into facet_tally select tag_keys, colour_keys, size_keys, -count(*) from stale where published group by 1, 2, 3;
        else
          insert into facet_tally select tag_keys, colour_keys, size_keys, sum(change) from (
            select tag_keys, colour_keys, size_keys, 1 as change from fresh where published
            union all select tag_keys, colour_keys, size_keys, -1 from stale where published
          ) changes group by 1, 2, 3 having sum(change) <> 0;
        end if;
        return null;
      end $$`)
    for (const [name, event, seen] of events)
      this.addSql(
        `create trigger facet_tally_${name} after ${event} on listing referencing ${seen} for each statement execute function tally_facets()`,
      )
    this.addSql(
      `insert into facet_tally select tag_keys, colour_keys, size_keys, count(*) from listing where published group by 1, 2, 3`,
    )
    this.addSql(`create index listing_discount on listing (discount) where published`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists listing_discount`)
    for (const [name] of events) this.addSql(`drop trigger if exists facet_tally_${name} on listing`)
    this.addSql(`drop function if exists tally_facets(); drop table if exists facet_tally`)
  }
}

const events = [
  ["new", "insert", "new table as fresh"],
  ["gone", "delete", "old table as stale"],
  ["changed", "update", "old table as stale new table as fresh"],
] as const
