import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Keeps lists and searches as cheap in a large shop as in a small one: the number of listed colourways, and of those
 * with each word, is a sum of few rows instead of a count of all; search words refer to a listing by a number, best
 * first.
 */
export class Migration20261121101000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`drop trigger listing_words_changed on listing; drop trigger listing_words_new on listing`)
    this.addSql(
      `drop function keep_listing_words(); drop function note_listing_words(listing); drop table listing_word`,
    )
    // bigint: an upsert that changes nothing uses up a number too.
    this.addSql(`alter table listing add column no bigint generated always as identity`)
    this.addSql(`create unique index listing_no on listing (no)`)
    // shared: how many first letters the word has in common with an earlier word of the same listing (in the name's
    // order, then the other words). A prefix no longer than that finds the listing by the earlier word, so that it is
    // found once: "shirt" by "shirt", not by "shirts".
    this.addSql(`create table listing_word (
      word text collate "C" not null,
      no bigint not null,
      place smallint not null,
      shared smallint not null,
      tier smallint not null generated always as (case when place = 1 then 0 when place > 0 then 1 else 2 end) stored,
      launched_at timestamptz not null,
      primary key (word, no) include (place, shared, launched_at)
    )`)
    this.addSql(`create index listing_word_no on listing_word (no)`)
    this.addSql(
      `create index listing_word_rank on listing_word (word, shared, tier, launched_at desc, no) include (place)`,
    )
    // Punctuation separates words, letters of every script stay together, whatever the database's locale counts as a
    // letter.
    this.addSql(`create function note_listing_words(l listing) returns void language sql as $$
      with said as (
        select word, coalesce(min(place) filter (where place > 0), 0) as place from (
          select word, n as place from regexp_split_to_table(lower(l.name), '[[:space:][:punct:]]+') with ordinality as named (word, n)
          union all
          select word, 0 from regexp_split_to_table(l.search_text, '[[:space:][:punct:]]+') as beside (word)
        ) words where word <> '' group by word
      ), noted as (
        insert into listing_word (word, no, place, shared, launched_at)
        select said.word, l.no, said.place, coalesce(max(same.letters), 0), l.launched_at
          from said
          left join said earlier on (earlier.place = 0, earlier.place, earlier.word) < (said.place = 0, said.place, said.word)
          left join lateral (
            select count(*) as letters from generate_series(1, length(said.word)) letters where left(said.word, letters) = left(earlier.word, letters)
          ) same on true
         group by said.word, said.place
        on conflict do nothing
      )
      insert into search_word (word)
      select word from said where not exists (select 1 from search_word known where known.word = said.word) order by word
      on conflict do nothing
    $$`)
    this.addSql(`create function keep_listing_words() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then delete from listing_word where no = old.no; end if;
        if tg_op <> 'DELETE' and new.published then perform note_listing_words(new); end if;
        return null;
      end $$`)
    this.addSql(
      `create trigger listing_words_new after insert or delete on listing for each row execute function keep_listing_words()`,
    )
    this.addSql(`create trigger listing_words_changed after update on listing for each row
      when ((old.search_text, old.name, old.published, old.launched_at) is distinct from (new.search_text, new.name, new.published, new.launched_at))
      execute function keep_listing_words()`)

    // One row per change instead of one counter row: concurrent publishes need not wait for each other. A worker sums
    // the rows.
    this.addSql(`create table listing_tally (change int not null)`)
    this.addSql(
      `create table word_tally (word text collate "C" not null, shared smallint not null, change int not null)`,
    )
    this.addSql(`create index word_tally_word on word_tally (word, shared) include (change)`)
    const tally = (table: string, functionName: string, insertChanges: string) => {
      this.addSql(`create function ${functionName}() returns trigger language plpgsql as $$
        begin
          if tg_op <> 'DELETE' then ${insertChanges.replaceAll("{sign}", "").replaceAll("{rows}", "fresh")}; end if;
          if tg_op <> 'INSERT' then ${insertChanges.replaceAll("{sign}", "-").replaceAll("{rows}", "stale")}; end if;
          return null;
        end $$`)
      for (const [name, event, seen] of [
        ["new", "insert", "new table as fresh"],
        ["gone", "delete", "old table as stale"],
        ["changed", "update", "old table as stale new table as fresh"],
      ])
        this.addSql(
          `create trigger ${table}_tally_${name} after ${event} on ${table} referencing ${seen} for each statement execute function ${functionName}()`,
        )
    }
    tally(
      "listing",
      "tally_listing",
      `insert into listing_tally select {sign}count(*) from {rows} where published having count(*) > 0`,
    )
    tally(
      "listing_word",
      "tally_words",
      `insert into word_tally select word, shared, {sign}count(*) from {rows} group by word, shared`,
    )
    this.addSql(`insert into listing_tally select count(*) from listing where published`)
    this.addSql(`select note_listing_words(l) from listing l where published`)
  }

  /** Leaves the shop without a search: revert the migration before this one too, then run it again. */
  override async down(): Promise<void> {
    this.addSql(
      `drop trigger if exists listing_tally_changed on listing; drop trigger if exists listing_tally_gone on listing; drop trigger if exists listing_tally_new on listing`,
    )
    this.addSql(`drop function if exists tally_listing(); drop table if exists listing_tally`)
    this.addSql(
      `drop trigger if exists listing_words_changed on listing; drop trigger if exists listing_words_new on listing`,
    )
    this.addSql(
      `drop function if exists keep_listing_words(); drop function if exists note_listing_words(listing); drop table if exists listing_word`,
    )
    this.addSql(`drop function if exists tally_words(); drop table if exists word_tally`)
    this.addSql(`alter table listing drop column if exists no`)
  }
}
