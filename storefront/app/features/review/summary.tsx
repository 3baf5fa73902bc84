import type { ReviewSummary } from "@silai/contracts/review/calls"
import type { ReactNode } from "react"
import { Stars } from "~/ui/form/stars"
import { fitOf } from "./fit"
import styles from "./summary.module.css"
import { reviewWords } from "./words"

/** The average, how often each rating was given, and the fit; next to it the button for one's own review. */
export function Summary({ summary, children }: { summary: ReviewSummary; children: ReactNode }) {
  const fit = fitOf(summary.fit)
  return (
    <div className={styles.summary}>
      {summary.totalReviews === 0 ? (
        <div>
          <p>{reviewWords.rated(0)}</p>
          <p className={styles.total}>{reviewWords.ratedWhy}</p>
        </div>
      ) : (
        <Rated summary={summary} />
      )}
      {fit && (
        <div className={styles.fit}>
          <h3 className={styles.fitTitle}>{reviewWords.fitTitle}</h3>
          <p>{reviewWords.fitMost(fit.most.percentage, reviewWords.fitSum[fit.most.name])}</p>
          <div className={styles.scale} role="img" aria-label={reviewWords.fitBar(fit.small, fit.true, fit.large)}>
            <span data-most={fit.most.name === "small" || undefined} style={{ flexGrow: Math.max(fit.small, 8) }} />
            <span data-most={fit.most.name === "true" || undefined} style={{ flexGrow: Math.max(fit.true, 8) }} />
            <span data-most={fit.most.name === "large" || undefined} style={{ flexGrow: Math.max(fit.large, 8) }} />
          </div>
          <p className={styles.ends} aria-hidden="true">
            <span>Small</span>
            <span>Large</span>
          </p>
        </div>
      )}
      <div>{children}</div>
    </div>
  )
}

/** The average and how often each rating was given: by verified buyers only. */
function Rated({ summary }: { summary: ReviewSummary }) {
  const average = summary.averageRating.toFixed(1)
  return (
    <>
      <div className={styles.average}>
        <p className={styles.figure} aria-hidden="true">
          {average}
        </p>
        <div>
          <Stars value={summary.averageRating} words={reviewWords.outOf(average)} size="large" />
          <p className={styles.total}>{reviewWords.rated(summary.totalReviews)}</p>
        </div>
      </div>
      <ul className={styles.bars}>
        {summary.breakdown.map(({ star, count, percentage }) => (
          <li key={star}>
            <span className="visually-hidden">{reviewWords.starCount(star, count, percentage)}</span>
            <span aria-hidden="true">{reviewWords.starRow(star)}</span>
            <span aria-hidden="true" className={styles.track}>
              <span style={{ width: `${percentage}%` }} />
            </span>
            <span aria-hidden="true" className={styles.percent}>
              {percentage}%
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
