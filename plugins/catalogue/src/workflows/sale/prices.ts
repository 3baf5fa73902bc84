import { salePrice, type SaleRule } from "@silai/contracts/catalogue/sale-price"
import { many, only, type Sql } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { pricesOf } from "../../queries/colourway/single-sql"
import { isInScope, scopeOfSale } from "../../queries/sale/scope-sql"
import { type Amount, writeAmounts } from "../colourway/amounts"
import type { Writing } from "../colourway/engine"
import { announceSaleTurn } from "./announce"

type StoredRule = { percent: number | null; toNine: boolean; pricePaise: number | null }

const ruleOf = ({ percent, toNine, pricePaise }: StoredRule): SaleRule =>
  percent === null ? { price: toRupees(pricePaise ?? 0) } : { percent, toNine }

/** A colourway and a sale that is not over: `inSale` by its scope, `listed` when its list has a price of it. */
type Pair = StoredRule & {
  list: string
  /** It had begun before this transaction; the worker announces one that begins with it. A moment is kept in milliseconds. */
  running: boolean
  product: string
  price: number | null
  basePrice: number | null
  inSale: boolean
  listed: boolean
  sizes: { set: string; variant: string }[]
}

/** Bindings: ids of colourways, a sale's id or null for all, twice. */
const pairs = `
select s.price_list_id as list, s.percent, s.to_nine as "toNine", s.price_paise as "pricePaise", s.begins_at < now() - interval '5 milliseconds' as running,
       p.id as product, money.price::float as price, money.base::float as "basePrice", scoped.inside as "inSale", sized.listed, sized.sizes
  from planned_sale s
  join colourway c on c.product_id = any(?::text[])
  join style st on st.id = c.style_id
  join product p on p.id = c.product_id and p.deleted_at is null
  cross join lateral (${pricesOf}) money
  cross join lateral (select ${isInScope(scopeOfSale)} as inside) scoped
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('set', vps.price_set_id, 'variant', v.id)), '[]') as sizes,
           coalesce(bool_or(exists (select 1 from price pr where pr.price_set_id = vps.price_set_id and pr.price_list_id = s.price_list_id and pr.deleted_at is null)), false) as listed
      from product_variant v join product_variant_price_set vps on vps.variant_id = v.id and vps.deleted_at is null
     where v.product_id = p.id and v.deleted_at is null
  ) sized
 where s.ends_at > statement_timestamp() and (?::text is null or s.id = ?) and (scoped.inside or sized.listed)
 order by s.id, p.id`

const wantedOf = (pair: Pair): number | null => {
  const price = pair.inSale ? salePrice(ruleOf(pair), pair) : null
  return typeof price === "number" ? price : null
}

/**
 * Writes what these colourways cost in each planned or running sale, or in one sale, from their everyday prices and the sale's rule
 * and scope. Call it with their styles locked, after `lockSalesShared` or `lockSales`.
 * @returns how many cost less in it
 */
export async function writeSalePrices(
  edit: Writing,
  ids: readonly string[],
  sale: string | null = null,
): Promise<number> {
  const found = await many<Pair>(edit.trx, pairs, [[...ids], sale, sale])
  if (!found.length) return 0
  const planned = found.map((pair) => ({ ...pair, wanted: wantedOf(pair) }))
  const amounts = planned.flatMap(({ list, sizes, wanted }) =>
    sizes.map(({ set }): Amount => ({ set, list, amount: wanted })),
  )
  const sizeOf = new Map(planned.flatMap(({ sizes }) => sizes.map(({ set, variant }) => [set, variant] as const)))
  await writeAmounts(edit, sizeOf, amounts)
  await announceJoining(edit.trx, planned)
  return planned.filter(({ wanted }) => wanted !== null).length
}

/** A colourway that joins or leaves a running sale begins or ends its own part of it now. */
async function announceJoining(trx: Sql, planned: readonly (Pair & { wanted: number | null })[]): Promise<void> {
  const turned = planned.filter(({ running, listed, wanted }) => running && listed !== (wanted !== null))
  if (!turned.length) return
  const { now } = await only<{ now: Date }>(trx, `select statement_timestamp() as now`)
  for (const list of new Set(turned.map((pair) => pair.list)))
    for (const name of ["silai.sale.started", "silai.sale.ended"] as const) {
      const colourways = turned.filter(
        (pair) => pair.list === list && (name === "silai.sale.started") === (pair.wanted !== null),
      )
      if (colourways.length)
        await announceSaleTurn(trx, {
          name,
          list,
          at: now.toISOString(),
          colourways: colourways.map(({ product }) => product),
        })
    }
}
