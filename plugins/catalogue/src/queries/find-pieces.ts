import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import { many, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"

type Row = { id: string; title: string; detail: string; state: "style" | "colourway" }
const mostCandidates = 200

/** Styles first, then colourways by name or by the beginning of an article number. */
export async function findPieces(sql: Sql, { search, most }: FindAsk): Promise<FoundThing[]> {
  const words = likeText(search)
  const rows = await many<Row>(
    sql,
    `(select s.id, s.name as title, cat.name as detail, 'style' as state from style s join product_category cat on cat.id = s.category_id
       where lower(s.name) like ? order by s.archived_at nulls first, s.name limit ?)
     union all
     (select p.id, p.title, w.colour, 'colourway' from (
         (select id from product where lower(title) like ? and deleted_at is null limit ${mostCandidates})
         union (select product_id from product_variant where lower(sku) like ? and deleted_at is null limit ${mostCandidates})) f
       join product p on p.id = f.id and p.deleted_at is null join colourway w on w.product_id = p.id
      order by p.status = 'published' desc, p.title limit ?)`,
    [words, most, words, words.slice(1), most],
  )
  return rows.map(({ id, ...row }) => ({ _id: id, ...row }))
}
