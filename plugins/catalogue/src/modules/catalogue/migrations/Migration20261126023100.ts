import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Listings are narrowed by price band, fabric, fit and sleeve. The sums know these keys too, so that neither a narrowed
 * page nor the number next to each filter counts rows.
 */
export class Migration20261126023100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table style add column fabric text not null default '', add column fit text not null default '', add column sleeve text not null default ''`,
    )
    this.addSql(`alter table listing add column fact_keys text[] not null default '{}'`)
    this.addSql(`create index listing_facts on listing using gin (fact_keys)`)
    this.addSql(`alter table facet_tally add column fact_keys text[] not null default '{}'`)
    this.addSql(tallyBy("tag_keys, colour_keys, size_keys, fact_keys"))
    // No style has a fact yet. The bands as they are today: what a later version calls them may need columns that do not exist here.
    this.addSql(
      `update listing set fact_keys = array[case when price_paise < 80000 then 'price:under-800' when price_paise < 100000 then 'price:800-999'
                                                 when price_paise < 150000 then 'price:1000-1499' else 'price:1500-up' end]`,
    )
    this.addSql(`delete from facet_tally`)
    this.addSql(
      `insert into facet_tally (tag_keys, colour_keys, size_keys, fact_keys, change)
       select tag_keys, colour_keys, size_keys, fact_keys, count(*) from listing where published group by 1, 2, 3, 4`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(tallyBy("tag_keys, colour_keys, size_keys"))
    this.addSql(`alter table facet_tally drop column if exists fact_keys`)
    this.addSql(`drop index if exists listing_facts; alter table listing drop column if exists fact_keys`)
    this.addSql(
      `alter table style drop column if exists fabric, drop column if exists fit, drop column if exists sleeve`,
    )
  }
}

const tallyBy = (keys: string) => `create or replace function tally_facets() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into facet_tally (${keys}, change) select ${keys}, count(*) from fresh where published group by ${keys};
    elsif tg_op = 'DELETE' then
      insert into facet_tally (${keys}, change) select ${keys}, -count(*) from stale where published group by ${keys};
    else
      insert into facet_tally (${keys}, change) select ${keys}, sum(change) from (
        select ${keys}, 1 as change from fresh where published
        union all select ${keys}, -1 from stale where published
      ) changes group by ${keys} having sum(change) <> 0;
    end if;
    return null;
  end $$`
