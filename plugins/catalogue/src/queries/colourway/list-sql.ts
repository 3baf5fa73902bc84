import { type ColourwaySort, CUSTOM_VARIANT, STOCK } from "@silai/contracts/catalogue/limits"
import { stockOf } from "../../modules/catalogue/sql/price"
import { isoOf, statusOf, thumbnailOf } from "./single-sql"

const orders: Record<ColourwaySort, string> = {
  latest: "launched_at desc",
  earliest: "launched_at",
  name: "name",
  name_down: "name desc",
  price_up: "price_paise nulls last",
  price_down: "price_paise desc nulls last",
  stock_up: "stock",
  stock_down: "stock desc",
}

/**
 * One page of the back office's colourways with the counts by status, in one statement. `where` is built from fixed
 * fragments over the row's columns; values are bound, then the statuses (array), page size and offset.
 */
export const listColourwaysSql = (where: readonly string[], sort: ColourwaySort) => `
with matching as materialized (
  select * from (
    select c.product_id, c.style_id, s.category_id, c.launched_at, p.title as name, ${statusOf("p", "c")} as status, l.price_paise,
           lower(concat_ws(' ', p.title, c.colour, s.name, p.handle, skus.words)) as words, tags.names as tags, l.price_paise < l.base_paise as on_sale,
           shelf.stock, shelf.sizes, coalesce(shelf.least <= ${STOCK.lowUpTo}, false) and not c.backorder as low_stock
      from colourway c
      join product p on p.id = c.product_id and p.deleted_at is null
      join style s on s.id = c.style_id
      left join listing l on l.product_id = c.product_id
      cross join lateral (select string_agg(v.sku, ' ') as words from product_variant v where v.product_id = p.id and v.deleted_at is null) skus
      cross join lateral (select coalesce(array_agg(tag.value order by tag.value), '{}') as names
        from product_tags pt join product_tag tag on tag.id = pt.product_tag_id and tag.deleted_at is null where pt.product_id = p.id) tags
      cross join lateral (
        select coalesce(sum(size.free), 0)::int as stock, min(size.free) as least, coalesce(jsonb_agg(jsonb_build_object('size', size.title, 'stock', size.free) order by size.variant_rank), '[]') as sizes
          from (select v.title, v.variant_rank, ${stockOf("vi.inventory_item_id")} as free from product_variant v
                  left join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
                 where v.product_id = p.id and v.deleted_at is null and v.title <> '${CUSTOM_VARIANT}') size) shelf
  ) every_colourway where ${["true", ...where].join(" and ")}
), wanted as (
  select *, row_number() over (order by ${orders[sort]}, product_id) as n from matching where status = any(?::text[])
)
select (select coalesce(jsonb_object_agg(status, n), '{}') from (select status, count(*)::int as n from matching group by status) counted) as counts,
       (select count(*)::int from wanted) as total,
       (select coalesce(jsonb_agg(jsonb_build_object(
          '_id', w.product_id, 'version', c.version, 'status', w.status, 'slug', p.handle, 'variantName', p.title, 'color', c.colour, 'colorCode', c.colour_code,
          'product', jsonb_build_object('_id', s.id, 'name', s.name, 'category', jsonb_build_object('_id', cat.id, 'name', cat.name)),
          'thumbnail', ${thumbnailOf("p")}, 'tags', to_jsonb(w.tags), 'price', l.price_paise / 100.0, 'basePrice', l.base_paise / 100.0, 'discount', coalesce(l.discount, 0),
          'onSale', coalesce(w.on_sale, false), 'stock', w.stock, 'sizes', w.sizes, 'lowStock', w.low_stock, 'backorder', c.backorder, 'customSizeOption', c.custom_size_option,
          'launchedAt', ${isoOf("c.launched_at")}, 'updatedAt', ${isoOf("c.updated_at")}) order by w.n), '[]')
          from (select * from wanted order by n limit ? offset ?) w
          join colourway c on c.product_id = w.product_id
          join product p on p.id = w.product_id
          join style s on s.id = w.style_id
          join product_category cat on cat.id = s.category_id
          left join listing l on l.product_id = w.product_id) as data`
