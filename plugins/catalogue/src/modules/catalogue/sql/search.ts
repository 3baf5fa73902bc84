import type { SearchType } from "@silai/contracts/catalogue/limits"
import { cardOf } from "./read"

/** The nearer the name is to what was typed, the higher; words beside the name count half. Bindings: the text, twice. */
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
 * One page of what answers to a search, and how much of each kind does, in one statement. `where` is built from fixed fragments
 * over `search_text`; values are bound: text twice, values of the fragments; text twice, pages as json, values again; limit, offset.
 */
export function searchPage(where: readonly string[], type: SearchType): string {
  const matching = where.join(" and ")
  return `
with hits as materialized (
  select product_id, launched_at, ${nearness} as score from listing where published and ${matching}
), page_hits as materialized (
  select n, name, description, url, ${nearness} as score
    from jsonb_to_recordset(?::jsonb) as known (n int, name text, description text, url text, search_text text) where ${matching}
)
select (select count(*)::int from hits) as products, (select count(*)::int from page_hits) as pages, (${results[type]}) as results`
}
