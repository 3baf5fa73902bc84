import type { Style, styleCalls } from "@silai/contracts/catalogue/style-calls"
import type { StyleSort } from "@silai/contracts/catalogue/style-limits"
import { styleRefusals } from "@silai/contracts/catalogue/messages"
import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import { one, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { refuse } from "@silai/kit/refuse"
import { wordsOf } from "@silai/kit/search-words"
import { stockOf } from "../modules/catalogue/sql/price"
import { refreshSummaries } from "../modules/catalogue/sql/summary"

type Ask = ParsedBodyOf<typeof styleCalls.all>
type Page = Omit<ReplyOf<typeof styleCalls.all>, "success" | "message">

/** A style `s` of category `cat` as the reply's row, with its colourways. */
const row = `jsonb_build_object('_id', s.id, 'name', s.name, 'slug', s.slug, 'rank', s.rank, 'archived', s.archived_at is not null,
  'category', jsonb_build_object('_id', cat.id, 'name', cat.name), 'fabric', s.fabric, 'fit', s.fit, 'sleeve', s.sleeve, 'variants', held.list, 'published', held.published, 'stock', held.stock,
  'fromPrice', held.from_paise / 100.0, 'createdAt', s.created_at, 'updatedAt', s.updated_at, 'version', s.version)`

/** The counts that a list shows with a style, from stored rows. */
const heldStored = `
  join product_category cat on cat.id = s.category_id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('_id', w.product_id, 'slug', w.slug, 'variantName', w.name, 'color', w.colour, 'colorCode', w.colour_code,
             'thumbnail', w.thumbnail, 'status', w.status, 'price', w.price_paise / 100.0, 'basePrice', w.base_paise / 100.0, 'discount', w.discount,
             'stock', w.stock, 'backorder', w.backorder) order by w.rank, w.colour), '[]') as list,
           (count(*) filter (where w.status = 'published'))::int as published, coalesce(sum(w.stock), 0)::int as stock,
           min(w.price_paise) filter (where w.listed) as from_paise
      from colourway_summary w
     where w.style_id = s.id and w.status <> 'archived'
  ) held`

/** Free stock of all ready-made sizes of product `p`. */
const stock = `
  select coalesce(sum(${stockOf("vi.inventory_item_id")}), 0)::int as free
    from product_variant v
    join product_variant_inventory_item vi on vi.variant_id = v.id and vi.deleted_at is null
   where v.product_id = p.id and v.deleted_at is null and v.manage_inventory`

/**
 * The same, computed now: for a write's reply inside its transaction, which holds locks and so must not wait for summaries to be rebuilt.
 */
const heldNow = `
  join product_category cat on cat.id = s.category_id
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('_id', p.id, 'slug', p.handle, 'variantName', p.title, 'color', w.colour, 'colorCode', w.colour_code,
             'thumbnail', coalesce(nullif(l.thumbnail, ''), p.thumbnail, ''), 'status', case when p.status = 'published' then 'published' else 'draft' end,
             'price', l.price_paise / 100.0, 'basePrice', l.base_paise / 100.0, 'discount', coalesce(l.discount, 0), 'stock', level.free,
             'backorder', w.backorder) order by w.rank, w.colour), '[]') as list,
           (count(*) filter (where p.status = 'published'))::int as published, coalesce(sum(level.free), 0)::int as stock,
           min(l.price_paise) filter (where l.published) as from_paise
      from colourway w
      join product p on p.id = w.product_id and p.deleted_at is null
      left join listing l on l.product_id = p.id
      cross join lateral (${stock}) level
     where w.style_id = s.id and (w.archived_at is null or p.status = 'published')
  ) held`

const orders: Record<StyleSort, string> = {
  shop: "cat_rank, rank, name",
  name: "lower(name)",
  name_down: "lower(name) desc",
  newest: "created_at desc, name desc",
  oldest: "created_at, name",
}

/** One page of styles and the number of each kind, in one statement. */
export async function listStyles(sql: Sql, ask: Ask): Promise<Page> {
  const words = wordsOf(ask.search).map(likeText)
  const searched = words
    .map(
      () =>
        `and (lower(s.name) like ? or s.slug like ? or s.id in (select style_id from colourway_summary where words like ? and (lower(name) like ? or lower(colour) like ?)))`,
    )
    .join(" ")
  const inCategory = ask.categoryId ? "and s.category_id = ?" : ""
  const ofStatus = { all: "true", active: "archived_at is null", archived: "archived_at is not null" }[ask.status]
  await refreshSummaries(sql)
  const found = await one<{ counts: Page["counts"]; data: Style[] }>(
    sql,
    `
    with found as materialized (
      select s.*, cat.rank as cat_rank from style s join product_category cat on cat.id = s.category_id where true ${inCategory} ${searched}
    )
    select (select jsonb_build_object('all', count(*), 'active', count(*) filter (where archived_at is null), 'archived', count(*) filter (where archived_at is not null)) from found) as counts,
           (select coalesce(jsonb_agg(${row} order by s.n), '[]')
              from (select *, row_number() over (order by ${orders[ask.sort]}, id) as n from found where ${ofStatus} order by n limit ? offset ?) s ${heldStored}) as data`,
    [
      ...(ask.categoryId ? [ask.categoryId] : []),
      ...words.flatMap((word) => Array<string>(5).fill(word)),
      ask.pageSize,
      (ask.page - 1) * ask.pageSize,
    ],
  )
  const { counts = { all: 0, active: 0, archived: 0 }, data = [] } = found ?? {}
  return { data, counts, total: counts[ask.status], totalPages: Math.ceil(counts[ask.status] / ask.pageSize) }
}

/** @throws catalogue.style_not_found */
export async function styleOf(sql: Sql, idOrSlug: string): Promise<Style> {
  const found = await one<{ style: Style }>(
    sql,
    `select ${row} as style from style s ${heldNow} where s.id = ? or s.slug = ? order by s.id = s.slug limit 1`,
    [idOrSlug, idOrSlug],
  )
  if (!found) throw refuse(styleRefusals.style_not_found)
  return found.style
}
