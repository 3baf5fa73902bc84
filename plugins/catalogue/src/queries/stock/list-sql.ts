import { STOCK } from "@silai/contracts/catalogue/limits"
import type { StockSort, StockState } from "@silai/contracts/inventory/limits"

/** Whether a size with `free` pieces is in that state; made-to-order pieces never run low. */
const isIn: Record<StockState, (free: string) => string> = {
  all: () => "true",
  low: (free) => `(${free} between 1 and ${STOCK.lowUpTo} and not backorder)`,
  out: (free) => `(${free} = 0 and not backorder)`,
}

/** Whether a colourway has a size in that state. */
const inState: Record<StockState, string> = { all: "true", low: "low_sizes > 0", out: "out_sizes > 0" }

/** The stock list without archived colourways. `where` is over the columns of `colourway_summary`. */
const onShelf = (where: readonly string[]) => ["status <> 'archived'", ...where].join(" and ")

const orders: Record<StockSort, string> = {
  name: "style",
  emptiest: "min(least) filter (where not backorder) nulls last, style",
  fullest: "sum(stock) desc, style",
}

/**
 * One page of styles with their stock, in one statement; each size is read once. Bindings: those of `where`, page size
 * and offset, then those of `where` again.
 */
export const stockPage = (where: readonly string[], state: StockState, sort: StockSort) => `
with shelf as materialized (
  select style_id, style, category_id, least, stock, all_sizes, low_sizes, out_sizes, backorder from colourway_summary where ${onShelf(where)}
), picked as (
  select * from shelf where ${inState[state]}
), styles as materialized (
  select style_id, style, category_id, row_number() over (order by ${orders[sort]}, style_id) as n from picked group by style_id, style, category_id
), page as materialized (
  select * from styles order by n limit ? offset ?
), lines as materialized (
  select r.* from page w cross join lateral (
    select * from colourway_summary where style_id = w.style_id and ${onShelf(where)} and ${inState[state]}) r
)
select (select count(*)::int from styles) as total,
       (select jsonb_build_object('all', coalesce(sum(all_sizes), 0)::int, 'low', coalesce(sum(low_sizes), 0)::int, 'out', coalesce(sum(out_sizes), 0)::int) from shelf) as counts,
       (select coalesce(jsonb_agg(jsonb_build_object('_id', cat.id, 'name', cat.name) order by cat.rank, cat.name), '[]') from product_category cat where cat.deleted_at is null) as categories,
       (select coalesce(jsonb_agg(jsonb_build_object(
          '_id', w.style_id, 'name', w.style, 'category', jsonb_build_object('_id', cat.id, 'name', cat.name), 'colourways', rows.list) order by w.n), '[]')
          from page w join product_category cat on cat.id = w.category_id
          cross join lateral (
            select jsonb_agg(jsonb_build_object('_id', k.product_id, 'version', k.version, 'slug', k.slug, 'variantName', k.name, 'color', k.colour, 'colorCode', k.colour_code,
                     'thumbnail', k.thumbnail, 'status', k.status, 'backorder', k.backorder, 'sizes', k.sizes) order by k.rank, k.colour) as list
              from lines k
             where k.style_id = w.style_id
          ) rows) as data`

/** All sizes that match the filters, for the file. Bindings: those of `where`. */
export const stockLines = (where: readonly string[], state: StockState) => `
select size ->> 'sku' as sku, style, colour as color, size ->> 'size' as size, (size ->> 'stocked')::int as stocked, (size ->> 'reserved')::int as reserved,
       (size ->> 'held')::int as held, (size ->> 'free')::int as free
  from colourway_summary cross join lateral jsonb_array_elements(sizes) with ordinality as one (size, n)
 where ${onShelf(where)} and ${isIn[state]("(size ->> 'free')::int")}
 order by style, rank, colour, n`
