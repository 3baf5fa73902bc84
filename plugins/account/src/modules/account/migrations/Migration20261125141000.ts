import { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { shopperFunctions, shoppersNoMore } from "../sql/shopper"

/**
 * One row for each person in the list of customers, with what they have bought, updated in the transactions that change
 * it: lists, filters and sorts read an index, however many people there are.
 */
export class Migration20261125141000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create extension if not exists pg_trgm`)
    this.addSql(`create table shopper (
      who text primary key,
      id text not null,
      kind text not null check (kind in ('account', 'guest', 'deleted')),
      name text not null,
      phone text,
      email text,
      city text not null,
      joined_at timestamptz not null,
      seen_at timestamptz,
      orders integer not null,
      spend_paise bigint not null,
      halves text[] not null,
      has_measurements boolean not null generated always as (halves <> '{}') stored,
      search_text text not null generated always as (' ' || lower(name) || ' ' || lower(coalesce(email, '')) || ' ' || coalesce(phone, '')) stored
    ) with (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02)`)
    for (const one of shopperFunctions) this.addSql(one)
    this.addSql(`select watch_shoppers()`)
    this.addSql(nearFunction)
    for (const [name, on] of Object.entries(indexes)) this.addSql(`create index shopper_${name} on shopper ${on}`)
  }

  override async down(): Promise<void> {
    for (const one of shoppersNoMore) this.addSql(one)
    this.addSql(`drop table if exists shopper`)
  }
}

/** People whose name is similar to each of the words. The index compares with the threshold that the function sets. */
const nearFunction = `create function shoppers_near(words text[]) returns setof text language sql stable set pg_trgm.word_similarity_threshold = 0.5 as $$
  select who from shopper where words[1] <% lower(name) and not exists (select 1 from unnest(words) word where not word <% lower(name))
$$`

/** One index for each sort, without deleted accounts, which are listed only on request. */
const listed = `where kind <> 'deleted'`
const indexes = {
  newest: `(joined_at desc, id desc) ${listed}`,
  name: `((name = ''), lower(name), id) ${listed}`,
  name_down: `((name = ''), lower(name) desc, id) ${listed}`,
  seen: `(seen_at desc nulls last, id) ${listed}`,
  spend: `(spend_paise desc, joined_at desc, id desc) ${listed}`,
  orders: `(orders desc, spend_paise desc, id desc) ${listed}`,
  bought: `(joined_at desc, id desc) where orders > 0 and kind <> 'deleted'`,
  measured: `(joined_at desc, id desc) where has_measurements and kind <> 'deleted'`,
  measured_names: `(lower(name), who) where has_measurements and kind = 'account'`,
  measured_halves: `(halves) where has_measurements and kind = 'account'`,
  guests: `(joined_at desc, id desc) where kind = 'guest'`,
  kinds: `(kind, has_measurements, (orders > 0))`,
  words: `using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 256)`,
  names: `using gin (lower(name) gin_trgm_ops) with (gin_pending_list_limit = 256)`,
}
