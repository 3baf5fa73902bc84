import { COLOURWAY, CUSTOM_VARIANT, OFFERS_LIST } from "@silai/contracts/catalogue/limits"
import { pictureJson, thumbnailFile } from "../../modules/catalogue/sql/picture"
import { levelOf, priceOfVariant } from "../../modules/catalogue/sql/price"
import { priceInList } from "../sale/scope-sql"

/** draft, published or archived: the engine knows only whether customers see it. */
export const statusOf = (product: string, row: string) =>
  `case when ${product}.status = 'published' then 'published' when ${row}.archived_at is not null then 'archived' else 'draft' end`

/** The first picture's thumbnail of product `p`. */
export const thumbnailOf = (product: string) => `
  coalesce((select ${thumbnailFile("pc.stem")} from image i join picture pc on pc.url = i.url
             where i.product_id = ${product}.id and i.deleted_at is null order by i.rank limit 1), '')`

const relative = `jsonb_build_object('_id', rp.id, 'slug', rp.handle, 'variantName', rp.title, 'color', r.colour, 'colorCode', r.colour_code,
  'thumbnail', ${thumbnailOf("rp")}, 'status', ${statusOf("rp", "r")})`

/** Base price, everyday price and sale price of product `p`, in rupees; all its sizes cost the same. */
export const pricesOf = `
  select min(pr.amount) filter (where pr.price_list_id is null) as base,
         least(min(pr.amount) filter (where pr.price_list_id is null), min(pr.amount) filter (where pl.title = '${OFFERS_LIST}')) as price,
         min(pr.amount) filter (where pr.price_list_id = c.sale_list_id) as sale
    from product_variant v
    join product_variant_price_set vps on vps.variant_id = v.id and vps.deleted_at is null
    join price pr on pr.price_set_id = vps.price_set_id and pr.deleted_at is null and pr.currency_code = 'inr'
     and coalesce(pr.rules_count, 0) = 0 and pr.min_quantity is null and pr.max_quantity is null
    left join price_list pl on pl.id = pr.price_list_id and pl.deleted_at is null
   where v.product_id = p.id and v.deleted_at is null`

/** Whether an order, a reservation or a hold refers to variant `v`. */
export const hasHistory = `(exists (select 1 from order_line_item o where o.variant_id = v.id and o.deleted_at is null)
  or exists (select 1 from product_variant_inventory_item h join inventory_level hl on hl.inventory_item_id = h.inventory_item_id and hl.deleted_at is null
              where h.variant_id = v.id and h.deleted_at is null and (hl.held > 0 or hl.reserved_quantity > 0)))`

export const isoOf = (moment: string) => `to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** One colourway with everything its editor needs (contracts: `colourway`), in one statement. Bindings: id or slug, five times. */
export const singleColourway = `
select jsonb_build_object(
  '_id', p.id, 'version', c.version, 'status', ${statusOf("p", "c")}, 'slug', p.handle, 'variantName', p.title, 'color', c.colour, 'colorCode', c.colour_code,
  'product', jsonb_build_object('_id', s.id, 'name', s.name, 'category', jsonb_build_object('_id', cat.id, 'name', cat.name)),
  'shown', p.status = 'published' and cat.is_active and s.archived_at is null,
  'price', money.price, 'basePrice', money.base, 'currentPrice', now_price.paise / 100.0,
  'discount', case when now_price.base > 0 then floor((now_price.base - now_price.paise) * 100.0 / now_price.base)::int else 0 end,
  'sale', case when sale.id is null or money.sale is null then null else jsonb_build_object('price', money.sale, 'from', ${isoOf("sale.starts_at")}, 'to', ${isoOf("sale.ends_at")},
     'state', case when sale.starts_at > statement_timestamp() then 'coming' when sale.ends_at <= statement_timestamp() then 'over' else 'running' end) end,
  'sales', (select coalesce(jsonb_agg(jsonb_build_object('_id', ps.id, 'name', ps.name, 'from', ${isoOf("ps.begins_at")}, 'to', ${isoOf("ps.ends_at")}, 'price', its.amount) order by ps.begins_at, ps.id), '[]')
     from planned_sale ps cross join lateral (${priceInList("ps.price_list_id")}) its where ps.ends_at > statement_timestamp() and its.amount is not null),
  'details', c.details_html, 'sizeAndFit', c.size_and_fit, 'washCare', c.wash_care,
  'tags', (select coalesce(jsonb_agg(tag.value order by tag.value), '[]') from product_tags pt join product_tag tag on tag.id = pt.product_tag_id and tag.deleted_at is null where pt.product_id = p.id),
  'sizes', coalesce(sizes.list, '[]'), 'backorder', c.backorder, 'customSizeOption', c.custom_size_option, 'measurementType', c.measurement_type,
  'amazonLink', c.amazon_link, 'hsnCode', coalesce(p.hs_code, ''),
  'relatedProducts', (select coalesce(jsonb_agg(${relative} order by rc.rank), '[]') from related_colourway rc
     join colourway r on r.product_id = rc.related_id join product rp on rp.id = r.product_id and rp.deleted_at is null where rc.product_id = c.product_id),
  'siblings', (select coalesce(jsonb_agg(${relative} order by r.rank, r.colour), '[]') from colourway r
     join product rp on rp.id = r.product_id and rp.deleted_at is null where r.style_id = c.style_id and r.product_id <> c.product_id),
  'images', coalesce(pictures.list, '[]'), 'thumbnail', ${thumbnailOf("p")},
  'launchedAt', ${isoOf("c.launched_at")}, 'createdAt', ${isoOf("c.created_at")}, 'updatedAt', ${isoOf("c.updated_at")},
  'oldSlugs', (select coalesce(jsonb_agg(old_slug order by created_at desc), '[]') from slug_redirect where product_id = c.product_id),
  'orders', (select count(distinct oi.order_id)::int from order_line_item li join order_item oi on oi.item_id = li.id and oi.deleted_at is null where li.product_id = p.id and li.deleted_at is null),
  'missing', to_jsonb(array_remove(array[case when now_price.base is null then 'price' end, case when pictures.list is null then 'images' end,
     case when sizes.list is null and not c.custom_size_option then 'sizes' end], null)),
  'history', (select coalesce(jsonb_agg(jsonb_build_object('at', ${isoOf("h.at")}, 'by', h.by, 'what', to_jsonb(h.what)) order by h.id desc), '[]')
     from (select * from colourway_log where product_id = c.product_id order by id desc limit ${COLOURWAY.history}) h)
) as colourway
  from colourway c
  join product p on p.id = c.product_id and p.deleted_at is null
  join style s on s.id = c.style_id
  join product_category cat on cat.id = s.category_id
  left join price_list sale on sale.id = c.sale_list_id and sale.deleted_at is null
  cross join lateral (${pricesOf}) money
  cross join lateral (select min(price.price_paise) as paise, min(price.base_paise) as base
    from product_variant v cross join lateral (${priceOfVariant}) price where v.product_id = p.id and v.deleted_at is null) now_price
  left join lateral (
    select jsonb_agg(jsonb_build_object('size', v.title, 'stocked', level.stocked, 'reserved', level.reserved, 'held', level.held, 'free', level.free,
             'hasHistory', ${hasHistory}) order by v.variant_rank) as list
      from product_variant v
      left join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
      cross join lateral (${levelOf}) level
     where v.product_id = p.id and v.deleted_at is null and v.title <> '${CUSTOM_VARIANT}'
  ) sizes on true
  left join lateral (
    select jsonb_agg(${pictureJson} order by i.rank) as list
      from image i join picture pc on pc.url = i.url where i.product_id = p.id and i.deleted_at is null
  ) pictures on true
 where p.id = ? or p.handle = ? or p.id = (select product_id from slug_redirect where old_slug = ?)
 order by p.id = ? desc, p.handle = ? desc limit 1`
