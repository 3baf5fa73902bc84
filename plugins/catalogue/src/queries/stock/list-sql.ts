import { CUSTOM_VARIANT, STOCK } from "@silai/contracts/catalogue/limits"
import type { StockSort, StockState } from "@silai/contracts/inventory/limits"
import { statusOf, thumbnailOf } from "../colourway/single-sql"
import { levelOf } from "../../modules/catalogue/sql/price"

/** Whether a size with `free` pieces is in that state; made-to-order pieces never run low. */
const isIn: Record<StockState, (free: string, backorder: string) => string> = {
  all: () => "true",
  low: (free, backorder) => `(${free} between 1 and ${STOCK.lowUpTo} and not ${backorder})`,
  out: (free, backorder) => `(${free} = 0 and not ${backorder})`,
}

/** One row per colourway with its ready-made sizes, without archived ones. `where` is over the columns of `found`. */
const shelf = (where: readonly string[]) => `
shelf as materialized (
  select found.*, cells.* from (
    select c.product_id, c.style_id, s.name as style, s.category_id, cat.name as category, p.title as name, c.colour, c.rank, c.backorder,
           lower(concat_ws(' ', p.title, c.colour, s.name, p.handle, (select string_agg(sku.sku, ' ') from product_variant sku where sku.product_id = p.id and sku.deleted_at is null))) as words
      from colourway c
      join product p on p.id = c.product_id and p.deleted_at is null
      join style s on s.id = c.style_id
      join product_category cat on cat.id = s.category_id
     where ${statusOf("p", "c")} <> 'archived') found
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('size', size.title, 'sku', size.sku, 'stocked', size.stocked, 'reserved', size.reserved, 'held', size.held, 'free', size.free) order by size.variant_rank), '[]') as sizes,
           count(*)::int as all_sizes, count(*) filter (where ${isIn.low("size.free", "found.backorder")})::int as low_sizes, count(*) filter (where ${isIn.out("size.free", "found.backorder")})::int as out_sizes,
           min(size.free) filter (where not found.backorder) as least, coalesce(sum(size.free), 0)::int as free
      from (select v.title, coalesce(v.sku, '') as sku, v.variant_rank, level.*
              from product_variant v
              join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
              cross join lateral (${levelOf}) level
             where v.product_id = found.product_id and v.deleted_at is null and v.title <> '${CUSTOM_VARIANT}') size
  ) cells
  where ${["true", ...where].join(" and ")}
)`

const orders: Record<StockSort, string> = {
  name: "style",
  emptiest: "min(least) nulls last, style",
  fullest: "sum(free) desc, style",
}

/** One page of styles with their stock, in one statement. Bindings: those of `where`, then page size and offset. */
export const stockPage = (where: readonly string[], state: StockState, sort: StockSort) => `
with ${shelf(where)}, picked as (
  select * from shelf where ${state === "all" ? "true" : `${state}_sizes > 0`}
), styles as (
  select style_id, style, category_id, category, row_number() over (order by ${orders[sort]}, style_id) as n from picked group by style_id, style, category_id, category
)
select (select count(*)::int from styles) as total,
       (select jsonb_build_object('all', coalesce(sum(all_sizes), 0)::int, 'low', coalesce(sum(low_sizes), 0)::int, 'out', coalesce(sum(out_sizes), 0)::int) from shelf) as counts,
       (select coalesce(jsonb_agg(jsonb_build_object('_id', cat.id, 'name', cat.name) order by cat.rank, cat.name), '[]') from product_category cat where cat.deleted_at is null) as categories,
       (select coalesce(jsonb_agg(jsonb_build_object(
          '_id', w.style_id, 'name', w.style, 'category', jsonb_build_object('_id', w.category_id, 'name', w.category), 'sizes', rows.labels, 'colourways', rows.list) order by w.n), '[]')
          from (select * from styles order by n limit ? offset ?) w
          cross join lateral (
            select jsonb_agg(jsonb_build_object('_id', k.product_id, 'version', c.version, 'slug', p.handle, 'variantName', k.name, 'color', k.colour, 'colorCode', c.colour_code,
                     'thumbnail', ${thumbnailOf("p")}, 'status', ${statusOf("p", "c")}, 'backorder', k.backorder, 'sizes', k.sizes) order by k.rank, k.colour) as list,
                   (select coalesce(jsonb_agg(label), '[]') from (
                      select distinct size ->> 'size' as label from picked other, jsonb_array_elements(other.sizes) size where other.style_id = w.style_id) labels) as labels
              from picked k join colourway c on c.product_id = k.product_id join product p on p.id = k.product_id
             where k.style_id = w.style_id
          ) rows) as data`

/** All sizes that match the filters, for the file. Bindings: those of `where`. */
export const stockLines = (where: readonly string[], state: StockState) => `
with ${shelf(where)}
select size ->> 'sku' as sku, style, colour as color, size ->> 'size' as size, (size ->> 'stocked')::int as stocked, (size ->> 'reserved')::int as reserved,
       (size ->> 'held')::int as held, (size ->> 'free')::int as free
  from shelf cross join lateral jsonb_array_elements(sizes) with ordinality as one (size, n)
 where ${isIn[state]("(size ->> 'free')::int", "backorder")}
 order by style, rank, colour, n`
