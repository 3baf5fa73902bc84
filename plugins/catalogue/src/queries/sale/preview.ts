import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import type { saleCalls, SaleLine, SaleScope } from "@silai/contracts/catalogue/sale-calls"
import { salePrice } from "@silai/contracts/catalogue/sale-price"
import { SALE } from "@silai/contracts/catalogue/style-limits"
import { many, type Sql } from "@silai/kit/knex"
import { isoOf, pricesOf, statusOf, thumbnailOf } from "../colourway/single-sql"
import { isInScope, priceInList } from "./scope-sql"

/** The rows of a scope, as they are stored. */
export const scopeRows = ({ categories, styles, variants, without }: SaleScope) => [
  ...categories.map((ref) => ({ kind: "category", ref })),
  ...styles.map((ref) => ({ kind: "style", ref })),
  ...variants.map((ref) => ({ kind: "colourway", ref })),
  ...without.map((ref) => ({ kind: "without", ref })),
]

const others = `
  select jsonb_build_object('_id', o.id, 'name', o.name, 'from', ${isoOf("o.begins_at")}, 'to', ${isoOf("o.ends_at")}, 'price', its.amount) as sale, o.begins_at
    from planned_sale o cross join lateral (${priceInList("o.price_list_id")}) its
   where its.amount is not null and o.id <> asked.sale and o.begins_at < asked.ends_at and o.ends_at > asked.begins_at
  union all
  select jsonb_build_object('_id', null, 'name', '', 'from', ${isoOf("own.starts_at")}, 'to', ${isoOf("own.ends_at")}, 'price', money.sale::float), own.starts_at
    from price_list own
   where own.id = c.sale_list_id and own.deleted_at is null and money.sale is not null
     and (own.starts_at is null or own.starts_at < asked.ends_at) and (own.ends_at is null or own.ends_at > asked.begins_at)`

/** Bindings: the rows of the scope as json, the sale's id or "", its first and last moment. */
const lines = `
with scope as materialized (select kind, ref from jsonb_to_recordset(?::jsonb) as given (kind text, ref text)),
asked as (select ?::text as sale, ?::timestamptz as begins_at, ?::timestamptz as ends_at)
select p.id as "_id", p.title as "variantName", jsonb_build_object('_id', st.id, 'name', st.name) as product, p.handle as slug, ${thumbnailOf("p")} as thumbnail, ${statusOf("p", "c")} as status,
       money.price::float as price, money.base::float as "basePrice", coalesce(meanwhile.list, '[]') as others
  from asked
  cross join colourway c
  join style st on st.id = c.style_id
  join product p on p.id = c.product_id and p.deleted_at is null
  cross join lateral (${pricesOf}) money
  cross join lateral (select jsonb_agg(sale order by begins_at) as list from (${others}) other) meanwhile
 where c.archived_at is null and ${isInScope("select kind, ref from scope")}
 order by meanwhile.list is null, p.title, p.id`

/** The effect of a sale on each colourway in it; see `saleCalls.preview`. */
export async function previewSale(
  sql: Sql,
  { rule, scope, from, to, saleId = "" }: ParsedBodyOf<typeof saleCalls.preview>,
): Promise<Omit<ReplyOf<typeof saleCalls.preview>, "success" | "message">> {
  const rows = await many<Omit<SaleLine, "salePrice" | "why">>(sql, lines, [
    JSON.stringify(scopeRows(scope)),
    saleId,
    from,
    to,
  ])
  const data = rows.map((row): SaleLine => {
    const price = salePrice(rule, row)
    return typeof price === "number" ? { ...row, salePrice: price, why: "" } : { ...row, salePrice: null, why: price }
  })
  return {
    data: data.slice(0, SALE.shown),
    total: data.length,
    lower: data.filter(({ salePrice: price }) => price !== null).length,
    overlapping: data.filter((line) => line.salePrice !== null && line.others.length > 0).length,
  }
}
