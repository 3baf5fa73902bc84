import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReviewSummary, ShopReviewSummary } from "@silai/contracts/review/calls"
import { summaryOf } from "@silai/contracts/review/summary"
import { databaseOf, only, type Sql } from "@silai/kit/knex"

type Tally = {
  rated: number[]
  shown: number
  fit_small: number
  fit_true: number
  fit_large: number
  pictured: number
  hidden: number
}

const sum = (column: string) => `coalesce(sum(${column}), 0)::int`
const rated = [1, 2, 3, 4, 5].map((star) => sum(`rated${star}`)).join(", ")
const shownStars = [1, 2, 3, 4, 5].map((star) => `stars${star}`).join(" + ")
const others = ["fit_small", "fit_true", "fit_large", "pictured", "hidden"].map((name) => `${sum(name)} as ${name}`)

function tallyOf(sql: Sql, styleId: string | null): Promise<Tally> {
  return only<Tally>(
    sql,
    `select array[${rated}] as rated, ${sum(shownStars)} as shown, ${others.join(", ")} from review_tally ${styleId === null ? "" : "where style_id = ?"}`,
    styleId === null ? [] : [styleId],
  )
}

const summary = (tally: Tally): ReviewSummary => ({
  ...summaryOf(tally.rated),
  shownReviews: tally.shown,
  fit: { small: tally.fit_small, true: tally.fit_true, large: tally.fit_large },
})

/** A product's rating by verified buyers: one row is read, however many reviews there are. */
export async function productSummary(container: MedusaContainer, productId: string): Promise<ReviewSummary> {
  const [style] = await container.resolve("catalogue").stylesOf([productId])
  return summary(await tallyOf(databaseOf(container), style?._id ?? productId))
}

/** The rating of all products together. */
export async function allSummary(container: MedusaContainer): Promise<ShopReviewSummary> {
  const tally = await tallyOf(databaseOf(container), null)
  return { ...summary(tally), hidden: tally.hidden, withImages: tally.pictured }
}
