import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import { many, type Sql } from "@silai/kit/knex"
import { everyWordIn } from "@silai/kit/search-words"
import { refreshSummaries } from "../modules/catalogue/sql/summary"

type Row = { id: string; title: string; detail: string; state: "style" | "colourway" }
const mostCandidates = 200

/** Styles first, then colourways by name, colour, style or article number. */
export async function findPieces(sql: Sql, { search, most }: FindAsk): Promise<FoundThing[]> {
  const [inStyle, inColourway] = [everyWordIn("lower(s.name)", search), everyWordIn("words", search)]
  if (!inStyle || !inColourway) return []
  await refreshSummaries(sql)
  const rows = await many<Row>(
    sql,
    `(select s.id, s.name as title, cat.name as detail, 'style' as state from style s join product_category cat on cat.id = s.category_id
       where ${inStyle.where} order by s.archived_at nulls first, s.name limit ?)
     union all
     (select product_id, name, colour, 'colourway' from (
         select product_id, name, colour, status from colourway_summary where ${inColourway.where} limit ${mostCandidates}) w
      order by status = 'published' desc, name limit ?)`,
    [...inStyle.bindings, most, ...inColourway.bindings, most],
  )
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
}
