import type { MedusaContainer } from "@medusajs/framework/types"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { OwnReview, Review, reviewCalls, ShopReview } from "@silai/contracts/review/calls"
import type { ReviewSort, SHOP_REVIEW_SORTS } from "@silai/contracts/review/limits"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { everyWordIn, SHORTEST_INSIDE, textPatterns } from "@silai/kit/search-words"
import { type ReviewRow, reviewColumns, showForShop, showOwn, showReview } from "./review"

type Page<T> = { data: T[]; total: number; totalPages: number }
type Answer = { total: number; rows: ReviewRow[] | null }

/** Each has its own index, from which a page is read without sorting. */
const sorts: Record<ReviewSort, string> = {
  latest: "written_at desc, id desc",
  highest: "rating desc, written_at desc, id desc",
  lowest: "rating, written_at, id",
  images: "(images > 0) desc, written_at desc, id desc",
}
const shopSorts: Record<(typeof SHOP_REVIEW_SORTS)[number], string> = {
  newest: "written_at desc, id desc",
  oldest: "written_at, id",
  highest: "rating desc, written_at desc, id desc",
  lowest: "rating, written_at, id",
}

type Statement = { sql: string; bindings: readonly unknown[] }

/** One page of reviews with the number of all; `page` returns whole rows. */
async function pageOf(
  sql: Sql,
  total: Statement,
  page: Statement,
  order: string,
  askerId: string | null,
): Promise<{ total: number; rows: ReviewRow[] }> {
  const answer = await one<Answer>(
    sql,
    `select (${total.sql})::int as total, (select json_agg(p) from (
       select ${reviewColumns} from (${page.sql}) r order by ${order}) p) as rows`,
    [...total.bindings, askerId ?? "", ...page.bindings],
  )
  return { total: answer?.total ?? 0, rows: answer?.rows ?? [] }
}

const styleIdOf = async (container: MedusaContainer, productId: string) =>
  (await container.resolve("catalogue").stylesOf([productId]))[0]

/** The visible reviews of a product; their number comes from the tally. */
export async function reviewsOf(
  container: MedusaContainer,
  { productId, sortOption, page, pageSize }: ParsedBodyOf<typeof reviewCalls.fetch>,
  askerId: string | null,
): Promise<Page<Review>> {
  const style = await styleIdOf(container, productId)
  if (!style) return { data: [], total: 0, totalPages: 0 }
  const { total, rows } = await pageOf(
    databaseOf(container),
    {
      sql: `select coalesce(sum(stars1 + stars2 + stars3 + stars4 + stars5), 0) from review_tally where style_id = ?`,
      bindings: [style._id],
    },
    {
      sql: `select * from review where style_id = ? and hidden_at is null order by ${sorts[sortOption]} limit ? offset ?`,
      bindings: [style._id, pageSize, (page - 1) * pageSize],
    },
    sorts[sortOption],
    askerId,
  )
  const names = new Map(style.colourways.map(({ _id, name }) => [_id, name]))
  return {
    data: rows.map((row) => showReview(row, askerId, (id) => names.get(id) ?? "")),
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}

type Part = { sql: string; values: readonly unknown[] }
const OF_STYLE = "style_id = ?"
const HIDDEN = "hidden_at is not null"
const joined = (parts: readonly Part[]): Statement => ({
  sql: parts.map((part) => part.sql).join(" and ") || "true",
  bindings: parts.flatMap(({ values }) => values),
})

/**
 * How many reviews match: of all, or of a style, from its sums; else from the filter's own index, which does not have whether a
 * review is hidden, so the few hidden ones are counted on their own.
 */
function totalOf(parts: readonly Part[], hidden: boolean | undefined): Statement {
  const { sql, bindings } = joined(parts)
  if (parts.every((part) => part.sql === OF_STYLE)) {
    const sums = [
      ...(hidden ? [] : ["stars1 + stars2 + stars3 + stars4 + stars5"]),
      ...(hidden === false ? [] : ["hidden"]),
    ]
    return { sql: `select coalesce(sum(${sums.join(" + ")}), 0) from review_tally where ${sql}`, bindings }
  }
  const all = `select count(*) from review where ${sql}`
  const gone = `${all} and ${HIDDEN}`
  if (hidden === undefined) return { sql: all, bindings }
  return hidden ? { sql: gone, bindings } : { sql: `(${all}) - (${gone})`, bindings: [...bindings, ...bindings] }
}

/** A page of these. Each number of stars is read from its own index in the list's order, as far as the page needs. */
function shopPage(
  parts: readonly Part[],
  { stars, sort, page, pageSize }: Pick<ParsedBodyOf<typeof reviewCalls.all>, "stars" | "sort" | "page" | "pageSize">,
): Statement {
  const [where, order] = [joined(parts), shopSorts[sort]]
  const offset = (page - 1) * pageSize
  if (!stars?.length)
    return {
      sql: `select * from review where ${where.sql} order by ${order} limit ? offset ?`,
      bindings: [...where.bindings, pageSize, offset],
    }
  return {
    sql: `select r.* from unnest(?::smallint[]) star cross join lateral (
            select * from review where rating = star and ${where.sql} order by ${order} limit ?) r order by ${order} limit ? offset ?`,
    bindings: [[...new Set(stars)], ...where.bindings, page * pageSize, pageSize, offset],
  }
}

/** The conditions of a search: none match when it has no letter, all when there is no search, or of one letter. */
function searched(search: string | undefined): Part[] {
  if (!search || textPatterns(search, false) === "every") return []
  const words = everyWordIn("search_text", search)
  return [{ sql: words?.where ?? "false", values: words?.bindings ?? [] }]
}

/** All reviews, for the shop. */
export async function allReviews(
  container: MedusaContainer,
  { search, images, hidden, productId, ...ask }: ParsedBodyOf<typeof reviewCalls.all>,
): Promise<Page<ShopReview>> {
  const catalogue = container.resolve("catalogue")
  const parts: Part[] = [
    ...searched(search),
    ...(images === undefined ? [] : [{ sql: images ? "images > 0" : "images = 0", values: [] }]),
    ...(productId ? [{ sql: OF_STYLE, values: [(await styleIdOf(container, productId))?._id ?? productId] }] : []),
  ]
  const hiding = hidden === undefined ? [] : [{ sql: hidden ? HIDDEN : "hidden_at is null", values: [] }]
  const rated = ask.stars?.length ? [{ sql: "rating = any(?::smallint[])", values: [ask.stars] }] : []
  const { total, rows } = await pageOf(
    databaseOf(container),
    totalOf([...parts, ...rated], hidden),
    shopPage([...parts, ...hiding], ask),
    shopSorts[ask.sort],
    null,
  )
  const styles = await catalogue.stylesOf([...new Set(rows.map(({ style_id }) => style_id))])
  const byId = new Map(styles.map((style) => [style._id, style]))
  const data = rows.map((row) => showForShop(row, byId.get(row.style_id)))
  return { data, total, totalPages: Math.ceil(total / ask.pageSize) }
}

/** The newest reviews with these words or of this person, for the search of the whole back office. */
export async function findReviews(sql: Sql, { search, most }: FindAsk): Promise<FoundThing[]> {
  const words = search.length < SHORTEST_INSIDE ? null : everyWordIn("search_text", search)
  if (!words) return []
  const rows = await many<{ id: string; user_name: string; title: string; body: string; rating: number }>(
    sql,
    `select id, user_name, title, left(body, 80) as body, rating from review where ${words.where} order by written_at desc, id desc limit ?`,
    [...words.bindings, most],
  )
  return rows.map((row) => ({
    _id: row.id,
    title: `${row.user_name} · ${row.rating}★`,
    detail: row.title || row.body,
    state: null,
  }))
}

/** Rows in JSON form, like those of a list. */
const rowBy = (sql: Sql, where: string, bindings: readonly unknown[], askerId: string) =>
  one<{ row: ReviewRow }>(
    sql,
    `select row_to_json(p) as row from (select ${reviewColumns} from review r where ${where}) p`,
    [askerId, ...bindings],
  ).then((found) => found?.row ?? null)

/** A customer's own review of a product, or by its id; null when there is none. */
export async function ownReview(
  container: MedusaContainer,
  customerId: string,
  { reviewId, productId }: { reviewId?: string; productId?: string },
): Promise<OwnReview | null> {
  const style = productId === undefined ? undefined : await styleIdOf(container, productId)
  const [where, value] = reviewId === undefined ? ["r.style_id = ?", style?._id ?? ""] : ["r.id = ?", reviewId]
  const row = await rowBy(databaseOf(container), `r.customer_id = ? and ${where}`, [customerId, value], customerId)
  return row && showOwn(row, style ?? (await styleIdOf(container, row.style_id)))
}

/** A review that anyone may see. @throws review.not_found */
export async function seenReview(container: MedusaContainer, askerId: string, reviewId: string): Promise<Review> {
  const row = await rowBy(databaseOf(container), "r.id = ? and r.hidden_at is null", [reviewId], askerId)
  if (!row) throw refuse(reviewRefusals.not_found)
  const style = await styleIdOf(container, row.style_id)
  return showReview(row, askerId, (id) => style?.colourways.find(({ _id }) => _id === id)?.name ?? "")
}

/** A review for the shop. @throws review.not_found */
export async function shopReview(container: MedusaContainer, reviewId: string): Promise<ShopReview> {
  const row = await rowBy(databaseOf(container), "r.id = ?", [reviewId], "")
  if (!row) throw refuse(reviewRefusals.not_found)
  return showForShop(row, await styleIdOf(container, row.style_id))
}
