import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import type { Sql } from "@silai/kit/knex"
import { factKeysOf, factWordsOf, sizeWordsOf } from "./facts"
import { pictureJson, thumbnailFile } from "./picture"
import { priceOfVariant } from "./price"

/** Categories and tags as people type them: lower case, and without the plural's s. */
const keysOf = (words: string) => `(select coalesce(array_agg(distinct key), '{}') from unnest(${words}) word,
  lateral (values (lower(word)), (regexp_replace(lower(word), 's$', ''))) keys (key))`

const columns = [
  "style_id",
  "slug",
  "name",
  "style",
  "category",
  "colour",
  "tags",
  "tag_keys",
  "colour_keys",
  "size_keys",
  "fact_keys",
  "price_paise",
  "base_paise",
  "discount",
  "sizes",
  "thumbnail",
  "pictures",
  "card",
  "published",
  "launched_at",
  "search_text",
] as const
const each = (prefix: string) => columns.map((column) => `${prefix}.${column}`).join(", ")

/**
 * Rewrites the listing rows of a style's colourways and returns the ids whose row changed. Bindings: array of product
 * ids; all colours of their styles are written, because each row contains the swatches of its siblings. A colourway
 * without a price is not listed. Unchanged rows are not written, so that counting a list stays an index-only scan. Rows
 * are written in a fixed order, so that concurrent writers queue.
 */
export const refreshListing = `
with touched as (
  select c.* from colourway c where c.style_id in (select style_id from colourway where product_id = any(?::text[]))
), fresh as (
  select t.product_id, t.style_id, p.handle as slug, p.title as name, s.name as style, cat.name as category, t.colour,
         tags.names as tags, money.price_paise, money.base_paise, sizes.list as sizes, sizes.labels as size_keys, ${factKeysOf("s", "money.price_paise")} as fact_keys, ${factWordsOf("s")} as fact_words, s.category_id, fit.size_chart, s.rating_count, s.rating_stars,
         coalesce(pictures.list, '[]') as pictures, coalesce(pictures.list -> 0 ->> 'stem', '') as stem, t.colour_code, t.backorder,
         t.custom_size_option, t.measurement_type, t.rank, t.launched_at, p.status = 'published' and cat.is_active and s.archived_at is null as published
    from touched t
    join product p on p.id = t.product_id and p.deleted_at is null
    join style s on s.id = t.style_id
    join product_category cat on cat.id = s.category_id and cat.deleted_at is null
    left join category_fit fit on fit.category_id = cat.id
    cross join lateral (
      select coalesce(array_agg(tag.value order by tag.value), '{}') as names
        from product_tags pt join product_tag tag on tag.id = pt.product_tag_id and tag.deleted_at is null where pt.product_id = p.id
    ) tags
    cross join lateral (
      select min(price.price_paise) as price_paise, min(price.base_paise) as base_paise
        from product_variant v cross join lateral (${priceOfVariant}) price where v.product_id = p.id and v.deleted_at is null
    ) money
    cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('size', v.title, 'variantId', v.id, 'inventoryItemId', vi.inventory_item_id) order by v.variant_rank), '[]') as list,
             coalesce(array_agg(v.title order by v.variant_rank), '{}') as labels
        from product_variant v
        left join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null and v.manage_inventory
       where v.product_id = p.id and v.deleted_at is null and (v.title <> '${CUSTOM_VARIANT}' or t.custom_size_option)
    ) sizes
    left join lateral (
      select jsonb_agg(${pictureJson} order by i.rank) as list
        from image i join picture pc on pc.url = i.url where i.product_id = p.id and i.deleted_at is null
    ) pictures on true
   where money.base_paise is not null
), gone as (
  delete from listing l using touched t where l.product_id = t.product_id and not exists (select 1 from fresh f where f.product_id = t.product_id)
  returning l.product_id
), written as (
insert into listing (product_id, ${columns.join(", ")}, refreshed_at)
select f.product_id, f.style_id, f.slug, f.name, f.style, f.category, f.colour, f.tags, ${keysOf("f.tags || f.category")},
       array[lower(f.colour)] || string_to_array(lower(f.colour), ' '), f.size_keys, f.fact_keys, f.price_paise, f.base_paise, percent.off, f.sizes,
       file.thumbnail, f.pictures,
       jsonb_build_object('_id', f.product_id, 'slug', f.slug, 'variantName', f.name, 'color', f.colour, 'colorCode', f.colour_code,
         'price', f.price_paise / 100.0, 'basePrice', f.base_paise / 100.0, 'discount', percent.off, 'thumbnail', file.thumbnail,
         'images', jsonb_path_query_array(f.pictures, '$[0 to 1]'), 'backorder', f.backorder, 'customSizeOption', f.custom_size_option,
         'measurementType', f.measurement_type, 'tags', to_jsonb(f.tags),
         'product', jsonb_build_object('_id', f.style_id, 'name', f.style, 'category', jsonb_build_object('_id', f.category_id, 'name', f.category, 'sizeChart', f.size_chart)),
         'variants', coalesce(swatches.list, '[]'))
         || case when f.rating_count > 0 then jsonb_build_object('rating', jsonb_build_object('totalReviews', f.rating_count,
              'averageRating', round(f.rating_stars::numeric / f.rating_count, 1))) else '{}' end,
       f.published, f.launched_at, lower(concat_ws(' ', f.name, f.style, f.colour, f.category, array_to_string(f.tags, ' '), f.fact_words, ${sizeWordsOf("f.size_keys")})), now()
  from fresh f
  cross join lateral (select case when f.base_paise > 0 then floor((f.base_paise - f.price_paise) * 100.0 / f.base_paise)::int else 0 end as off) percent
  cross join lateral (select case when f.stem = '' then '' else ${thumbnailFile("f.stem")} end as thumbnail) file
  left join lateral (
    select jsonb_agg(jsonb_build_object('_id', b.product_id, 'slug', b.slug, 'color', b.colour, 'colorCode', b.colour_code,
             'thumbnail', case when b.stem = '' then '' else ${thumbnailFile("b.stem")} end) order by b.rank, b.colour) as list
      from fresh b where b.style_id = f.style_id and b.published
  ) swatches on true
 order by f.product_id
on conflict (product_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(", ")}, refreshed_at = excluded.refreshed_at
where (${each("listing")}) is distinct from (${each("excluded")})
returning product_id
)
select product_id as id from written union all select product_id from gone`

/**
 * Listing rows whose colourway no longer exists, which no refresh would reach; only a manual edit of the tables leaves
 * them.
 */
export const deleteStrayListings = `delete from listing l where not exists (select 1 from colourway c where c.product_id = l.product_id) returning l.product_id as id`

/**
 * Serialises writers of one style, so that each sees what the other wrote: a statement's snapshot is taken when it
 * begins, so the wait must be over before that. Code that writes more than the listing takes this lock before any row
 * lock, so that two writers cannot deadlock.
 */
export const lockStylesOf = (trx: Pick<Sql, "raw">, productIds: readonly string[]) =>
  trx.raw(
    `select 1 from style where id in (select style_id from colourway where product_id = any(?::text[])) order by id for no key update`,
    [[...productIds]],
  )
