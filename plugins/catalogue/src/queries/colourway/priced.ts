import type { ParsedBodyOf } from "@silai/contracts/call"
import type { PricedColourway, repriceCalls } from "@silai/contracts/catalogue/reprice-calls"
import { REPRICE } from "@silai/contracts/catalogue/style-limits"
import { many, type Sql } from "@silai/kit/knex"
import { listColourways } from "./list"
import { isoOf, pricesOf, statusOf, thumbnailOf } from "./single-sql"

/** Bindings: ids, whose order the rows keep. */
const priced = `
select p.id as "_id", c.version, ${statusOf("p", "c")} as status, p.handle as slug, p.title as "variantName", ${thumbnailOf("p")} as thumbnail,
       money.price::float as price, money.base::float as "basePrice",
       case when pl.id is not null and money.sale is not null then jsonb_build_object('price', money.sale, 'from', ${isoOf("pl.starts_at")}, 'to', ${isoOf("pl.ends_at")},
         'state', case when pl.starts_at > statement_timestamp() then 'coming' when pl.ends_at <= statement_timestamp() then 'over' else 'running' end) end as sale
  from unnest(?::text[]) with ordinality as asked (id, n)
  join colourway c on c.product_id = asked.id
  join product p on p.id = c.product_id and p.deleted_at is null
  left join price_list pl on pl.id = c.sale_list_id and pl.deleted_at is null
  cross join lateral (${pricesOf}) money
 order by asked.n`

/**
 * The prices of the named colourways, then of those of the filter, by name; at most as many as one change may contain.
 */
export async function pricedColourways(
  sql: Sql,
  { variants, filter }: ParsedBodyOf<typeof repriceCalls.prices>,
): Promise<{ data: PricedColourway[]; matching: number }> {
  const found = filter
    ? await listColourways(sql, { ...filter, sort: "name", page: 1, pageSize: REPRICE.maxVariants })
    : { data: [], total: 0 }
  const ids = [...new Set([...variants, ...found.data.map(({ _id }) => _id)])].slice(0, REPRICE.maxVariants)
  return { data: await many<PricedColourway>(sql, priced, [ids]), matching: found.total }
}
