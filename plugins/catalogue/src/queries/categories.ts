import type { Category, categoryCalls } from "@silai/contracts/catalogue/category-calls"
import { categoryRefusals } from "@silai/contracts/catalogue/messages"
import type { ParsedBodyOf, ReplyOf } from "@silai/contracts/call"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { everyTypedIn } from "@silai/kit/search-words"
import { refreshSummaries } from "../modules/catalogue/sql/summary"

type Ask = ParsedBodyOf<typeof categoryCalls.all>
type Page = Omit<ReplyOf<typeof categoryCalls.all>, "success" | "message">

/** A category `c` as the reply's row, with what it contains. */
const row = `jsonb_build_object('_id', c.id, 'name', c.name, 'slug', c.handle, 'description', c.description, 'rank', c.rank, 'active', c.is_active,
  'measurementType', coalesce(fit.measurement_type, 'upperBody'), 'sizeChart', fit.size_chart, 'products', held.styles, 'variants', held.colourways,
  'published', held.published, 'updatedAt', greatest(c.updated_at, fit.updated_at), 'version', coalesce(fit.version, 0))`

const withHeld = (held: string) => `
  left join category_fit fit on fit.category_id = c.id
  cross join lateral (${held}) held`

/** The counts that a list shows with a category, from stored rows. */
const heldStored = withHeld(`
    select (select count(*)::int from style where category_id = c.id) as styles,
           (select count(*)::int from colourway_summary where category_id = c.id) as colourways,
           (select count(*)::int from colourway_summary where category_id = c.id and listed) as published`)

/**
 * The same, computed now: for a write's reply inside its transaction, which holds locks and so must not wait for summaries to be rebuilt.
 */
const heldNow = withHeld(`
    select count(distinct s.id)::int as styles, count(p.id)::int as colourways, (count(p.id) filter (where l.published))::int as published
      from style s
      left join colourway w on w.style_id = s.id
      left join product p on p.id = w.product_id and p.deleted_at is null
      left join listing l on l.product_id = p.id
     where s.category_id = c.id`)

/** One page of categories in the shop's order, and the number of each kind, in one statement. */
export async function listCategories(sql: Sql, ask: Ask): Promise<Page> {
  const words = everyTypedIn("(lower(name) || ' ' || handle)", ask.search)
  const ofStatus = { all: "true", active: "is_active", hidden: "not is_active" }[ask.status]
  await refreshSummaries(sql)
  const found = await one<{ counts: Page["counts"]; data: Category[] }>(
    sql,
    `
    with found as materialized (select * from product_category where deleted_at is null and ${words.where})
    select (select jsonb_build_object('all', count(*), 'active', count(*) filter (where is_active), 'hidden', count(*) filter (where not is_active)) from found) as counts,
           (select coalesce(jsonb_agg(${row} order by c.rank, c.name), '[]')
              from (select * from found where ${ofStatus} order by rank, name limit ? offset ?) c ${heldStored}) as data`,
    [...words.bindings, ask.pageSize, (ask.page - 1) * ask.pageSize],
  )
  const { counts = { all: 0, active: 0, hidden: 0 }, data = [] } = found ?? {}
  return { data, counts, total: counts[ask.status], totalPages: Math.ceil(counts[ask.status] / ask.pageSize) }
}

/** @throws catalogue.category_not_found */
export async function categoryOf(sql: Sql, idOrSlug: string): Promise<Category> {
  const found = await one<{ category: Category }>(
    sql,
    `select ${row} as category from product_category c ${heldNow} where c.deleted_at is null and (c.id = ? or c.handle = ?) order by c.id = c.handle limit 1`,
    [idOrSlug, idOrSlug],
  )
  if (!found) throw refuse(categoryRefusals.category_not_found)
  return found.category
}
