import type { SearchType } from "@silai/contracts/catalogue/limits"
import { cardOf } from "./read"

/** Of a page of the shop: the nearer its name is to what was typed, the higher; words beside the name count half. Bindings: the text, twice. */
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

const beginsWith = (column: string) => `${column} >= t.word and ${column} < t.word || chr(1114111)`

/**
 * One page of what answers to a search, and how much of each kind does, in one statement. Products are found by their words
 * (`listing_word`): as typed, words in the name first, most of all at its beginning. Only when nothing answers so are misspellings
 * looked for, among the few words that the shop knows (`search_word`), never among the products; of those, only the nearest count.
 * `near` are fixed fragments over a page's `search_text`.
 * Values are bound: typed words as json {n, word, slips}; text twice, pages as json, those of `near`; limit, offset.
 */
export function searchPage(near: readonly string[], type: SearchType): string {
  return `
with typed as materialized (
  select n, word, slips, 1 << (n - 1) as bit from jsonb_to_recordset(?::jsonb) as t (n int, word text, slips text[])
), every as materialized (
  select bit_or(bit) as bits, count(*) as words from typed
), spelt as materialized (
  select w.product_id, w.launched_at, (bit_count(coalesce(bit_or(t.bit) filter (where w.place > 0), 0)::bit(16))
         + case when bit_or(t.bit) filter (where w.place = t.n) = (select bits from every) then 2 else 0 end)::real as score
    from typed t join listing_word w on ${beginsWith("w.word")}
   group by w.product_id, w.launched_at having bit_or(t.bit) = (select bits from every)
), candidates as materialized (
  select n, word, nearness from (
    select t.n, known.word, known.nearness, max(known.nearness) over (partition by t.n) as nearest
      from typed t cross join lateral (
        select k.word, case when k.word ^@ t.word then 1 when k.word like any(t.slips) then 0.9 else word_similarity(t.word, k.word) * 0.8 end as nearness
          from search_word k
         where (${beginsWith("k.word")})
            or (cardinality(t.slips) > 0 and (t.word <% k.word or (left(k.word, 1) in (left(t.word, 1), substr(t.word, 2, 1)) and k.word like any(t.slips))))
      ) known
     where not exists (select 1 from spelt) and exists (select 1 from listing_word w where w.word = known.word)
  ) ranked where nearness >= nearest * 0.8
), misspelt as materialized (
  select product_id, launched_at, sum(score)::real as score from (
    select w.product_id, w.launched_at, c.n, max(c.nearness * case when w.place > 0 then 1 else 0.5 end) as score
      from candidates c join listing_word w on w.word = c.word group by w.product_id, w.launched_at, c.n
  ) by_word group by product_id, launched_at having count(*) = (select words from every)
), hits as materialized (
  select product_id, launched_at, score from spelt union all select product_id, launched_at, score from misspelt
), page_hits as materialized (
  select n, name, description, url, ${nearness} as score
    from jsonb_to_recordset(?::jsonb) as known (n int, name text, description text, url text, search_text text) where ${near.join(" and ")}
)
select (select count(*)::int from hits) as products, (select count(*)::int from page_hits) as pages, (${results[type]}) as results`
}
