import { CUSTOM_VARIANT, LISTING, STOCK } from "@silai/contracts/catalogue/limits"
import { houseLocation } from "@silai/kit/house-ids"
import { lastDayOfSale, priceOfVariant, stockOf } from "./price"

/** Whether no ready-made size of a listing row can be bought: each is out of stock, and none is made to order. */
const isSoldOut = (row: string) => `(not coalesce((${row}.card ->> 'backorder')::boolean, false) and not exists (
  select 1 from jsonb_to_recordset(${row}.sizes) as s (size text, "inventoryItemId" text)
   where s.size <> '${CUSTOM_VARIANT}' and ${stockOf('s."inventoryItemId"')} > 0))`

/** The colours of a listing row's style in the shop's order, sold-out ones after those that can be bought. */
const swatchesOf = (row: string) => `(
  select coalesce(jsonb_agg(swatch order by coalesce(${isSoldOut("colour")}, false), n), '[]')
    from jsonb_array_elements(${row}.card -> 'variants') with ordinality as of_style (swatch, n)
    left join listing colour on colour.product_id = swatch ->> '_id')`

/** A listing row's sizes with their current stock. */
export const sizesOf = (row: string) => `(
  select coalesce(json_agg(json_build_object('size', s.size, 'stock', ${stockOf('s."inventoryItemId"')})), '[]')
    from jsonb_to_recordset(${row}.sizes) as s (size text, "inventoryItemId" text) where s.size <> '${CUSTOM_VARIANT}')`

/** A listing row as the reply's card: what seldom changes is stored ready-made, stock is read live. */
const cardOf = (row: string) =>
  `${row}.card || jsonb_build_object('sizes', ${sizesOf(row)}, 'variants', ${swatchesOf(row)})`

const orders = {
  latest: "launched_at desc, product_id",
  asc: "price_paise, launched_at desc, product_id",
  desc: "price_paise desc, launched_at desc, product_id",
} as const

/** Filters whose matches are counted beforehand, for each combination of keys that is listed (`facet_tally`). */
const isTallied = (filter: string) => /^(tag|colour|size|fact)_keys /.test(filter)

/** The total of the listing, or of what matches: a sum of few rows, except for the colours of one style, which are few themselves. */
function totalOf(where: readonly string[], matching: string): string {
  if (!where.length) return "select coalesce(sum(change), 0)::int as total from listing_tally"
  if (!where.every(isTallied)) return `select count(*)::int as total from listing where ${matching}`
  return `select coalesce(sum(change), 0)::int as total from facet_tally where ${where.join(" and ")}`
}

/**
 * One page, with the total in each row, in one statement; an empty page has one row with only the total. `where` is
 * built from fixed fragments only; values are bound, those of `where` twice; then limit and offset. Of one price on one
 * page, sold-out pieces come last.
 */
export function pageByPrice(where: readonly string[], sort: "asc" | "desc"): string {
  const matching = ["published", ...where].join(" and ")
  return `
select total, l.card, ${sizesOf("l")} as sizes, ${swatchesOf("l")} as variants
  from (${totalOf(where, matching)}) counted
  left join (select card, sizes, price_paise, launched_at, product_id from listing where ${matching} order by ${orders[sort]} limit ? offset ?) l on true
 order by price_paise${sort === "desc" ? " desc" : ""}, ${isSoldOut("l")}, launched_at desc, product_id`
}

/**
 * `pageByPrice` for the latest pieces: newest first, but each time the newest whose colour is not one of the two before
 * it and whose style is not the last one's, as far as there is one. Otherwise an edition of one colour, launched on one
 * day, would fill the first screen. Sold-out ones come after all others of the same block. Bindings: those of `where`
 * twice, then `MixedRows`: limit, offset, upTo, from.
 */
export function pageOfLatest(where: readonly string[]): string {
  const matching = ["published", ...where].join(" and ")
  return `
with recursive counted as (${totalOf(where, matching)}), pool as materialized (
  select product_id, colour, style_id, sold_out, row_number() over (order by sold_out, ${orders.latest}) as n
    from (select newest.*, ${isSoldOut("newest")} as sold_out
            from (select product_id, colour, style_id, launched_at, card, sizes from listing where ${matching} order by ${orders.latest} limit ? offset ?) newest) newest
), mixed as (
  select product_id, 1 as place, array[n] as taken, colour, ''::text as former_colour, style_id from pool where n = 1
   union all
  select next.product_id, m.place + 1, m.taken || next.n, next.colour, m.colour, next.style_id
    from mixed m cross join lateral (
      select * from pool where pool.n <> all(m.taken)
       order by pool.sold_out::int * 8 + (pool.colour = m.colour)::int * 4 + (pool.style_id = m.style_id)::int * 2 + (pool.colour = m.former_colour)::int, pool.n limit 1
    ) next
   where m.place < ?
)
select total, l.card, ${sizesOf("l")} as sizes, ${swatchesOf("l")} as variants
  from counted
  left join (select place, card, sizes from mixed join listing using (product_id) where place > ?) l on true
 order by place`
}

/** Published cards of these products, in the order of the ids. Bindings: array of product ids. */
export const cardsById = `
select coalesce(jsonb_agg(${cardOf("l")} order by asked.n), '[]') as data
  from unnest(?::text[]) with ordinality as asked (id, n) join listing l on l.product_id = asked.id and l.published`

/** Published cards of these ids or slugs, in their order; each once, with what it was asked by. Binding: array of ids or slugs. */
export const cardsByIdOrSlug = `
select coalesce(jsonb_agg(${cardOf("l")} || jsonb_build_object('askedBy', found.words) order by found.n), '[]') as data
  from (
    select product_id, min(n) as n, array_agg(word) as words
      from unnest(?::text[]) with ordinality as asked (word, n)
      cross join lateral (
        select coalesce(
          (select product_id from listing where product_id = word and published), (select product_id from listing where slug = word and published),
          (select product_id from slug_redirect where old_slug = word)) as product_id
      ) one
     group by product_id
  ) found
  join listing l on l.product_id = found.product_id and l.published`

/** The largest discount, in whole percent, from its index. */
export const mostPercentOff = `select coalesce(max(discount), 0)::int as most from listing where published`

/**
 * One published product page. When the shopkeeper has chosen too few related pieces for a row, the latest of other
 * categories fill it, those of the same colour first. Bindings: id or slug, three times. An id wins over a slug of the
 * same text, and a published page's slug wins over another page's former slug; under a former slug the reply contains
 * the new one.
 */
export const pageByIdOrSlug = `
select ${cardOf("l")} || jsonb_build_object('images', l.pictures, 'details', c.details_html, 'sizeAndFit', c.size_and_fit, 'washCare', c.wash_care,
         'amazonLink', c.amazon_link, 'priceUntil', ${lastDayOfSale("l.product_id")}, 'relatedProducts', coalesce(related.ids, '[]'), 'related', coalesce(related.cards, '[]') || filled.cards) as page
  from listing l
  join colourway c on c.product_id = l.product_id
  left join lateral (
    select jsonb_agg(r.product_id order by rc.rank) as ids, jsonb_agg(${cardOf("r")} order by rc.rank) as cards
      from related_colourway rc join listing r on r.product_id = rc.related_id and r.published where rc.product_id = l.product_id
  ) related on true
  left join lateral (
    select coalesce(jsonb_agg(${cardOf("b")}), '[]') as cards
      from (select * from (select * from listing x
                            where x.published and x.category <> l.category
                              and x.product_id not in (select related_id from related_colourway where product_id = l.product_id)
                            order by x.launched_at desc, x.product_id limit ${LISTING.maxPageSize}) b
             order by b.colour = l.colour desc, b.launched_at desc, b.product_id
             limit greatest(0, ${LISTING.related} - coalesce(jsonb_array_length(related.ids), 0))) b
  ) filled on true
 where l.published and l.product_id = coalesce(
   (select product_id from listing where product_id = ? and published), (select product_id from listing where slug = ? and published),
   (select product_id from slug_redirect where old_slug = ?))`

/** Sizes that are running low, of the colourways with the emptiest ones. Bindings: how many rows, twice. */
export const lowStock = `
select slug, name, size ->> 'size' as size, (size ->> 'free')::int as stock
  from (select slug, name, sizes from colourway_summary
         where status = 'published' and not backorder and listed and least <= ${STOCK.lowUpTo} order by least, name, product_id limit ?) emptiest
  cross join jsonb_array_elements(sizes) with ordinality as s (size, n)
 where (size ->> 'free')::int <= ${STOCK.lowUpTo} order by stock, name, n limit ?`

/** Low and sold-out sizes, from the index of the colourways that have any. */
export const shortSizes = `
select coalesce(sum(low_sizes), 0)::int as low, coalesce(sum(out_sizes), 0)::int as out
  from colourway_summary where status <> 'archived' and low_sizes + out_sizes > 0`

/**
 * The size that an inventory level counts, if it is on sale, not made to order, running low, and was not raised just now: by the
 * latest movement for this order, or without an order by the latest that is of no order and no purchase. Bindings: the level's id,
 * the order's id or null.
 */
export const lowAt = `
select c.product_id as "colourwayId", p.title as name, v.title as size,
       greatest(0, il.stocked_quantity - il.reserved_quantity - il.held)::int as stock
  from inventory_level il
  join product_variant_inventory_item vi on vi.inventory_item_id = il.inventory_item_id and vi.deleted_at is null
  join product_variant v on v.id = vi.variant_id and v.deleted_at is null
  join product p on p.id = v.product_id and p.deleted_at is null and p.status = 'published'
  join colourway c on c.product_id = p.id and not c.backorder
 where il.id = ? and il.location_id = ${houseLocation} and il.deleted_at is null
   and il.stocked_quantity - il.reserved_quantity - il.held <= ${STOCK.lowUpTo}
   and coalesce((select m.stocked - m.reserved - m.held from stock_movement m
         where m.inventory_item_id = il.inventory_item_id and m.order_id is not distinct from ? and (m.order_id is not null or m.attempt_id is null)
         order by m.id desc limit 1), 0) <= 0 limit 1`

/**
 * The lines that checkout prices (`PricedLine`). Bindings: json array of {n, variantId, size}. Lines that do not exist
 * give no row.
 */
export const pricedLines = `
select a.n, c.product_id as "colourwayId", v.id as "medusaVariantId", vi.inventory_item_id as "inventoryItemId", coalesce(v.sku, '') as sku,
       p.title as name, c.colour, c.colour_code as "colourCode", v.title as size, money.price_paise as "unitPaise", money.base_paise as "basePaise",
       ${stockOf("vi.inventory_item_id")} as stock,
       c.backorder, c.custom_size_option as "customSizeOption", c.measurement_type as "measurementType",
       coalesce(l.thumbnail, p.thumbnail, '') as thumbnail, p.handle as slug, cat.id as "categoryId", cat.name as "categoryName",
       s.id as "styleId", s.name as "styleName", coalesce(p.hs_code, '') as "hsnCode", p.status = 'published' and cat.is_active and s.archived_at is null as published
  from jsonb_to_recordset(?::jsonb) as a (n int, "variantId" text, size text)
  join colourway c on c.product_id = a."variantId" and (a.size <> '${CUSTOM_VARIANT}' or c.custom_size_option)
  join product p on p.id = c.product_id and p.deleted_at is null
  join style s on s.id = c.style_id
  join product_category cat on cat.id = s.category_id
  join product_variant v on v.product_id = p.id and v.title = a.size and v.deleted_at is null
  left join listing l on l.product_id = p.id
  left join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null and v.manage_inventory
  cross join lateral (${priceOfVariant}) money
 where money.base_paise is not null
 order by a.n`

/** Categories, styles and colourways among these ids, by name. */
export const namesOfGoods = `
with asked as (select unnest(?::text[]) as id)
select c.id as _id, c.name from product_category c join asked using (id) where c.deleted_at is null
union all select s.id, s.name from style s join asked using (id)
union all select p.id, p.title from product p join asked using (id) where p.deleted_at is null
order by name, _id`

/** Styles with their colourways. Bindings: ids of styles or colourways, twice. */
export const stylesOfIds = `
select s.id as _id, s.name, coalesce(c.list, '[]') as colourways
  from style s
  left join lateral (
    select json_agg(json_build_object('_id', p.id, 'name', p.title, 'slug', p.handle, 'thumbnail', coalesce(l.thumbnail, p.thumbnail, ''),
             'published', coalesce(l.published, false)) order by coalesce(l.published, false) desc, w.rank, p.id) as list
      from colourway w join product p on p.id = w.product_id and p.deleted_at is null left join listing l on l.product_id = p.id
     where w.style_id = s.id
  ) c on true
 where s.id = any(array(select unnest(?::text[]) union select style_id from colourway where product_id = any(?::text[])))
 order by s.name, s.id`

/** Stores a style's rating, and returns the colourways that show it. Bindings: count, stars, id, count, stars. */
export const rateStyle = `
with rated as (
  update style set rating_count = ?, rating_stars = ? where id = ? and (rating_count, rating_stars) is distinct from (?::int, ?::int) returning id
)
select w.product_id as id from colourway w join rated r on r.id = w.style_id order by w.product_id`
