import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * The search index: the words of each published colourway, and each distinct word once. Triggers maintain it, so it
 * changes with `listing` whoever writes that. `place` is the word's position in the name, 0 for words from elsewhere
 * (category, tags).
 */
export class Migration20261121012500 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table listing_word (
      word text collate "C" not null,
      product_id text not null,
      place smallint not null,
      launched_at timestamptz not null,
      primary key (word, product_id) include (place, launched_at)
    )`)
    this.addSql(`create index listing_word_product on listing_word (product_id)`)
    this.addSql(`create table search_word (word text collate "C" primary key)`)
    this.addSql(`create index search_word_near on search_word using gin (word gin_trgm_ops)`)
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
        insert into listing_word (word, product_id, place, launched_at) select word, l.product_id, place, l.launched_at from said on conflict do nothing
      )
      insert into search_word (word)
      select word from said where not exists (select 1 from search_word known where known.word = said.word) order by word
      on conflict do nothing
    $$`)
    this.addSql(`create function keep_listing_words() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then delete from listing_word where product_id = old.product_id; end if;
        if tg_op <> 'DELETE' and new.published then perform note_listing_words(new); end if;
        return null;
      end $$`)
    this.addSql(
      `create trigger listing_words_new after insert or delete on listing for each row execute function keep_listing_words()`,
    )
    this.addSql(`create trigger listing_words_changed after update on listing for each row
      when ((old.search_text, old.name, old.published, old.launched_at) is distinct from (new.search_text, new.name, new.published, new.launched_at))
      execute function keep_listing_words()`)
    this.addSql(`select note_listing_words(l) from listing l where published`)
    this.addSql(`drop index if exists listing_words`)
  }

  override async down(): Promise<void> {
    this.addSql(
      `create index if not exists listing_words on listing using gin (search_text gin_trgm_ops) where published`,
    )
    this.addSql(
      `drop trigger if exists listing_words_changed on listing; drop trigger if exists listing_words_new on listing`,
    )
    this.addSql(`drop function if exists keep_listing_words(); drop function if exists note_listing_words(listing)`)
    this.addSql(`drop table if exists search_word; drop table if exists listing_word`)
  }
}
