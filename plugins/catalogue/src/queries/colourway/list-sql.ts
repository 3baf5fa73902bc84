import { type ColourwaySort, STOCK } from "@silai/contracts/catalogue/limits"
import { isoOf } from "./single-sql"

/** Each sort reads its own index, forwards or backwards. */
const orders: Record<ColourwaySort, string> = {
  latest: "launched_at desc, product_id",
  earliest: "launched_at, product_id desc",
  name: "name, product_id",
  name_down: "name desc, product_id desc",
  price_up: "price_paise nulls last, product_id",
  price_down: "price_paise desc nulls last, product_id",
  stock_up: "stock, product_id",
  stock_down: "stock desc, product_id desc",
}

/** A size has only a few left, and is not made to order. */
export const isLow = (row = "") => `${row}least <= ${STOCK.lowUpTo} and not ${row}backorder`

/**
 * One page of the back office's colourways with the counts by status, in one statement over `colourway_summary`.
 * `where` is built from fixed fragments over its columns. Bindings: those of `where`, the statuses (array) twice, those
 * of `where` again, page size and offset.
 */
export const listColourwaysSql = (where: readonly string[], sort: ColourwaySort) => `
with counted as materialized (
  select status, count(*)::int as n from colourway_summary where ${["true", ...where].join(" and ")} group by status
)
select (select coalesce(jsonb_object_agg(status, n), '{}') from counted) as counts,
       (select coalesce(sum(n), 0)::int from counted where status = any(?::text[])) as total,
       (select coalesce(jsonb_agg(${shown} order by w.n), '[]') ${onPage(where, sort)}) as data`

/** The same rows one by one, for the file. Bindings: the statuses (array), those of `where`, limit and offset. */
export const everyColourwaySql = (where: readonly string[], sort: ColourwaySort) =>
  `select ${shown} as row ${onPage(where, sort)} order by w.n`

const shown = `jsonb_build_object(
          '_id', w.product_id, 'version', w.version, 'status', w.status, 'slug', w.slug, 'variantName', w.name, 'color', w.colour, 'colorCode', w.colour_code,
          'product', jsonb_build_object('_id', w.style_id, 'name', w.style, 'category', jsonb_build_object('_id', cat.id, 'name', cat.name)),
          'thumbnail', w.thumbnail, 'tags', to_jsonb(w.tags), 'price', w.price_paise / 100.0, 'basePrice', w.base_paise / 100.0, 'discount', w.discount,
          'onSale', w.on_sale, 'stock', w.stock, 'lowStock', coalesce(${isLow("w.")}, false),
          'sizes', (select coalesce(jsonb_agg(jsonb_build_object('size', size -> 'size', 'stock', size -> 'free') order by at), '[]') from jsonb_array_elements(w.sizes) with ordinality as one (size, at)),
          'backorder', c.backorder, 'customSizeOption', c.custom_size_option,
          'launchedAt', ${isoOf("c.launched_at")}, 'updatedAt', ${isoOf("c.updated_at")})`

const onPage = (where: readonly string[], sort: ColourwaySort) => `from (select *, row_number() over () as n from (
            select * from colourway_summary where ${["status = any(?::text[])", ...where].join(" and ")} order by ${orders[sort]} limit ? offset ?) page) w
          join colourway c on c.product_id = w.product_id
          join product_category cat on cat.id = w.category_id`
