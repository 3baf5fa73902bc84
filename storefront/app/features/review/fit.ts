import { REVIEW_FITS, type ReviewFit } from "@silai/contracts/review/limits"

/** The fit in whole percents, and the most frequent answer; null without answers. */
export function fitOf(counts: Record<ReviewFit, number>) {
  const total = REVIEW_FITS.reduce((sum, name) => sum + counts[name], 0)
  if (total === 0) return null
  const percent = (name: ReviewFit) => Math.round((counts[name] / total) * 100)
  // In a tie, the middle is the better advice.
  const most = (["true", "small", "large"] as const).reduce((best, name) => (counts[name] > counts[best] ? name : best))
  return {
    small: percent("small"),
    true: percent("true"),
    large: percent("large"),
    most: { name: most, percentage: percent(most) },
  }
}
