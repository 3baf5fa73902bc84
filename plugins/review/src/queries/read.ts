import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { OwnReview, Review, reviewCalls, ShopReview } from "@silai/contracts/review/calls"
import type { ReviewSort, SHOP_REVIEW_SORTS } from "@silai/contracts/review/limits"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { refuse } from "@silai/kit/refuse"
import { type ReviewRow, reviewColumns, showForShop, showOwn, showReview } from "./review"

type Page<T> = { data: T[]; total: number; totalPages: number }
type Answer = { total: number; rows: ReviewRow[] | null }

/** Each has an index of its own; written so that a page is read from it, and nothing is sorted. */
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

/** One page of what matches; `bindings` are those of `where`. */
async function pageOf(
  sql: Sql,
  total: { sql: string; bindings: readonly unknown[] },
  where: { sql: string; bindings: readonly unknown[] },
  order: string,
  { page, pageSize, askerId }: { page: number; pageSize: number; askerId: string | null },
): Promise<{ total: number; rows: ReviewRow[] }> {
  const answer = await one<Answer>(
    sql,
    `select (${total.sql})::int as total, (select json_agg(p) from (
       select ${reviewColumns} from (select * from review where ${where.sql} order by ${order} limit ? offset ?) r order by ${order}) p) as rows`,
    [...total.bindings, askerId ?? "", ...where.bindings, pageSize, (page - 1) * pageSize],
  )
  return { total: answer?.total ?? 0, rows: answer?.rows ?? [] }
}

const styleIdOf = async (container: MedusaContainer, productId: string) =>
  (await container.resolve("catalogue").stylesOf([productId]))[0]

/** The reviews of a product that are not hidden; their number is the tally's. */
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
    { sql: "style_id = ? and hidden_at is null", bindings: [style._id] },
    sorts[sortOption],
    { page, pageSize, askerId },
  )
  const names = new Map(style.colourways.map(({ _id, name }) => [_id, name]))
  return {
    data: rows.map((row) => showReview(row, askerId, (id) => names.get(id) ?? "")),
    total,
    totalPages: Math.ceil(total / pageSize),
  }
}

/** The shop's reviews. */
export async function allReviews(
  container: MedusaContainer,
  { page, pageSize, sort, search, stars, images, hidden, productId }: ParsedBodyOf<typeof reviewCalls.all>,
): Promise<Page<ShopReview>> {
  const catalogue = container.resolve("catalogue")
  const parts: { sql: string; value?: unknown }[] = [
    ...(search ? [{ sql: "search_text like ?", value: likeText(search) }] : []),
    ...(stars?.length ? [{ sql: "rating = any(?::smallint[])", value: stars }] : []),
    ...(images === undefined ? [] : [{ sql: images ? "images > 0" : "images = 0" }]),
    ...(hidden === undefined ? [] : [{ sql: hidden ? "hidden_at is not null" : "hidden_at is null" }]),
    ...(productId ? [{ sql: "style_id = ?", value: (await styleIdOf(container, productId))?._id ?? productId }] : []),
  ]
  const where = {
    sql: parts.map((part) => part.sql).join(" and ") || "true",
    bindings: parts.flatMap((part) => (part.value === undefined ? [] : [part.value])),
  }
  const { total, rows } = await pageOf(
    databaseOf(container),
    { sql: `select count(*) from review where ${where.sql}`, bindings: where.bindings },
    where,
    shopSorts[sort],
    { page, pageSize, askerId: null },
  )
  const styles = await catalogue.stylesOf([...new Set(rows.map(({ style_id }) => style_id))])
  const byId = new Map(styles.map((style) => [style._id, style]))
  const data = rows.map((row) => showForShop(row, byId.get(row.style_id)))
  return { data, total, totalPages: Math.ceil(total / pageSize) }
}

/** Rows as JSON gives them, like those of a list. */
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

/** A review that anybody may see. @throws review.not_found */
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
