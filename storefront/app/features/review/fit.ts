import { REVIEW_FITS, type ReviewFit } from "@silai/contracts/review/limits"

/** How it fits, in whole percents, and what most say; null while nobody has said. */
export function fitOf(counts: Record<ReviewFit, number>) {
  const total = REVIEW_FITS.reduce((sum, name) => sum + counts[name], 0)
  if (total === 0) return null
  const percent = (name: ReviewFit) => Math.round((counts[name] / total) * 100)
  // Where as many say one as the other, the middle is the better advice.
  const most = (["true", "small", "large"] as const).reduce((best, name) => (counts[name] > counts[best] ? name : best))
  return {
    small: percent("small"),
    true: percent("true"),
    large: percent("large"),
    most: { name: most, percentage: percent(most) },
  }
}
