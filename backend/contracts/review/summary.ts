import { REVIEW, type ReviewFit } from "./limits"

/** How often each rating was given: `[ones, twos, … fives]`. */
export type StarCounts = readonly number[]
export type FitCounts = Record<ReviewFit, number>

/** One decimal. */
export const averageOf = (counts: StarCounts): number => {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const sum = counts.reduce((stars, count, at) => stars + count * (at + 1), 0)
  return total ? Math.round((sum / total) * 10) / 10 : 0
}

/** The summary of requirements §3: the best first, with whole percents. */
export function summaryOf(counts: StarCounts) {
  const totalReviews = counts.reduce((sum, count) => sum + count, 0)
  return {
    totalReviews,
    averageRating: averageOf(counts),
    breakdown: Array.from({ length: REVIEW.stars }, (_, at) => {
      const star = REVIEW.stars - at
      const count = counts[star - 1] ?? 0
      return { star, count, percentage: totalReviews ? Math.round((count / totalReviews) * 100) : 0 }
    }),
  }
}
