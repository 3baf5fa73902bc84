import type { SearchType } from "@silai/contracts/catalogue/limits"
import { cardOf } from "./read"

/** Rightly spelt: words in the name count, most of all at its beginning. Bindings: the text, its words. */
const fame = `case when strpos(lower(name), ?) = 1 then 2 else 0 end + (select count(*) from unnest(?::text[]) as typed (word) where strpos(lower(name), typed.word) > 0)`

/** Nearly spelt: the nearer the name is to what was typed, the higher; words beside the name count half. Bindings: the text, twice. */
const nearness = `word_similarity(?, lower(name)) + word_similarity(?, search_text) / 2`

const results = {
  products: `
    select coalesce(jsonb_agg(jsonb_build_object('card', ${cardOf("l")}, 'details', left(c.details_html, 1200)) order by h.n), '[]')
      from (select product_id, row_number() over (order by score desc, launched_at desc, product_id) as n from hits order by n limit ? offset ?) h
      join listing l on l.product_id = h.product_id
      join colourway c on c.product_id = h.product_id`,
  pages: `
    select coalesce(jsonb_agg(jsonb_build_object('name', name, 'description', description, 'url', url) order by score desc, n), '[]')
      from (select * from page_hits order by score desc, n limit ? offset ?) p`,
} satisfies Record<SearchType, string>

/**
 * One page of what answers to a search, and how much of each kind does, in one statement. Misspellings are looked for only when
 * nothing answers as it was typed: comparing every text is what costs. `exact` and `near` are fixed fragments over `search_text`.
 * Values are bound: text, words, those of `exact`; text twice, those of `near`; text twice, pages as json, those of `near`; limit, offset.
 */
export function searchPage(exact: readonly string[], near: readonly string[], type: SearchType): string {
  return `
with spelt as materialized (
  select product_id, launched_at, (${fame})::real as score from listing where published and ${exact.join(" and ")}
), hits as materialized (
  select product_id, launched_at, score from spelt
  union all
  select product_id, launched_at, (${nearness})::real from listing
   where not exists (select 1 from spelt) and published and ${near.join(" and ")}
), page_hits as materialized (
  select n, name, description, url, ${nearness} as score
    from jsonb_to_recordset(?::jsonb) as known (n int, name text, description text, url text, search_text text) where ${near.join(" and ")}
)
select (select count(*)::int from hits) as products, (select count(*)::int from page_hits) as pages, (${results[type]}) as results`
}
