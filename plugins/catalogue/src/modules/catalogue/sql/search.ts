import { SEARCH } from "@silai/contracts/catalogue/limits"
import { stockOf } from "./price"

const beginsWith = (column: string, word = "t.word") => `${column} >= ${word} and ${column} < ${word} || chr(1114111)`

/**
 * The end of a search: one page of hits, in order, with the total in each row; of a colourway's details only as
 * much as a line needs. `hits` and `order` name columns of `listing_word`. Bindings, after those of `hits`: limit,
 * offset.
 */
const resultPage = ({ counted, hits, order }: { counted: string; hits: string; order: string }) => `
select counted.products, l.product_id as "_id", l.slug, l.name, l.colour, l.price_paise as "pricePaise", l.base_paise as "basePaise", l.discount, l.thumbnail,
       l.card #> '{images,0}' as picture, left(c.details_html, 480) as details, (l.card ->> 'backorder')::boolean or exists (
         select 1 from jsonb_to_recordset(l.sizes) as s ("inventoryItemId" text) where ${stockOf('s."inventoryItemId"')} > 0) as available
  from (${counted}) counted
  left join (select h.*, row_number() over () as place from (select * from ${hits} order by ${order} limit ? offset ?) h) h on true
  left join listing l on l.no = h.no
  left join colourway c on c.product_id = l.product_id
 order by h.place`

/**
 * `searchProducts` for one typed word, the most frequent case: the total is known (`word_tally`), and the best hits of
 * each word with this prefix are indexed in order, so that only the rows shown are read. It returns no row when no word
 * has this spelling. Bindings: the word; limit + offset, limit, offset.
 */
export const searchOneWord = `
with typed as materialized (
  select ?::text collate "C" as word
), known as materialized (
  select w.word, w.shared, sum(w.change) as products from typed t join word_tally w on ${beginsWith("w.word")} and w.shared < length(t.word) group by w.word, w.shared
)
${resultPage({
  counted: "select coalesce(sum(products), 0)::int as products from known",
  hits: `known k cross join lateral (
      select w.no, w.tier, w.launched_at from listing_word w where w.word = k.word and w.shared = k.shared order by w.tier, w.launched_at desc, w.no limit ?
    ) best`,
  order: "tier, launched_at desc, no",
})}`

/**
 * One page of the products that match a search, narrowed by facts, with the total in each row; an empty page has one
 * row with only the total. Products are found by their words (`listing_word`): as typed; words in the name rank first,
 * and those at its beginning highest. Whole words of the details ("linen") count only when nothing else matches:
 * details mention other pieces as well, and a shirt to be worn with chinos must not be listed among the chinos.
 * Misspellings are tried only when that finds nothing too, among the shop's few words (`search_word`), never among the
 * products. Only the nearest words count, each looked up separately (`offset 0`), because the planner would otherwise
 * read the words of all products. Bindings: typed words as json {n, word, slips}; the values of `where`; limit, offset.
 */
export const searchProducts = (where: readonly string[] = []): string => `
with typed as materialized (
  select n, word, slips from jsonb_to_recordset(?::jsonb) as t (n int, word text, slips text[])
), every as materialized (
  select count(*) as words from typed
), spelt as materialized (
  select w.no, max(w.launched_at) as launched_at, (count(*) filter (where w.place > 0)
         + case when count(*) filter (where w.place = t.n) = (select words from every) then 2 else 0 end)::real as score
    from typed t join listing_word w on ${beginsWith("w.word")} and length(t.word) > w.shared
   group by w.no having count(*) = (select words from every)
), detailed as materialized (
  select no, max(launched_at) as launched_at, sum(score)::real as score from (
    select n, no, max(launched_at) as launched_at, max(score) as score from (
      select t.n, w.no, w.launched_at, 1 as score from typed t join listing_word w on ${beginsWith("w.word")}
       union all
      select t.n, l.no, l.launched_at, 0.5
        from typed t join colourway c on length(t.word) >= ${SEARCH.detailsFrom} and words_in_details(c.details_html) @@ plainto_tsquery('english', t.word)
        join listing l on l.product_id = c.product_id and l.published
    ) said where not exists (select 1 from spelt) group by n, no
  ) by_word group by no having count(*) = (select words from every)
), candidates as materialized (
  select n, word, nearness from (
    select t.n, known.word, known.nearness, max(known.nearness) over (partition by t.n) as nearest
      from typed t cross join lateral (
        select k.word, case when k.word ^@ t.word then 1 when k.word like any(t.slips) then 0.9 else word_similarity(t.word, k.word) * 0.8 end as nearness
          from search_word k
         where ((${beginsWith("k.word")})
            or (cardinality(t.slips) > 0 and (t.word <% k.word or (left(k.word, 1) in (left(t.word, 1), substr(t.word, 2, 1)) and k.word like any(t.slips)))))
           and (select true from listing_word w where w.word = k.word limit 1)
      ) known
     where not exists (select 1 from spelt) and not exists (select 1 from detailed)
  ) ranked where nearness >= nearest * 0.8
), misspelt as materialized (
  select no, max(launched_at) as launched_at, sum(score)::real as score from (
    select w.no, max(w.launched_at) as launched_at, max(c.nearness * case when w.place > 0 then 1 else 0.5 end) as score
      from candidates c cross join lateral (select no, place, launched_at from listing_word where word = c.word offset 0) w group by w.no, c.n
  ) by_word group by no having count(*) = (select words from every)
), hits as not materialized (
  select found.* from (select * from spelt union all select * from detailed union all select * from misspelt) found${
    where.length ? ` join listing f on f.no = found.no where ${where.join(" and ")}` : ""
  }
)
${resultPage({ counted: "select count(*)::int as products from hits", hits: "hits", order: "score desc, launched_at desc, no" })}`

/** All products, narrowed by these conditions of `listing`, in the shape of `searchProducts`. Bindings: their values; limit, offset. */
export const listedProducts = (where: readonly string[]): string => `
with hits as not materialized (
  select no, launched_at, 0 as score from listing where published and ${where.join(" and ")}
)
${resultPage({ counted: "select count(*)::int as products from hits", hits: "hits", order: "score desc, launched_at desc, no" })}`

/**
 * Words that are two words of published products joined, with the longest first one; no word that begins a word of a
 * product itself. Binding: json {word, head, tail} of every place where a word may be joined.
 */
export const joinedWords = `
select distinct on (t.word) t.word, t.head, t.tail
  from jsonb_to_recordset(?::jsonb) as t (word text, head text, tail text)
 where exists (select from listing_word w where w.word = t.head)
   and exists (select from listing_word w where ${beginsWith("w.word", "t.tail")})
   and not exists (select from listing_word w where ${beginsWith("w.word")})
 order by t.word, length(t.head) desc`
