import type { Rating as WireRating } from "@silai/contracts/catalogue/shapes"
import { counted } from "~/lib/words"
import styles from "./rating.module.css"

export const ratingWords = ({ averageRating, totalReviews }: WireRating) =>
  `Rated ${averageRating} of 5 in ${counted(totalReviews, "review")}`

/** A rating in one short line: a star, the average, how many. */
export function Rating({ rating }: { rating: WireRating }) {
  return (
    <span className={styles.rating}>
      <span className="visually-hidden">{ratingWords(rating)}</span>
      <span aria-hidden="true" className={styles.star} />
      <span aria-hidden="true">{rating.averageRating.toFixed(1)}</span>
      <span aria-hidden="true" className={styles.count}>
        ({rating.totalReviews.toLocaleString("en-IN")})
      </span>
    </span>
  )
}
