import { useSay } from "../../words/language"
import style from "./review.module.css"

/** Stars, out of five. */
export function Stars({ rating }: { rating: number }) {
  const say = useSay()
  return (
    <span
      role="img"
      aria-label={say("reviews.of-five", { n: rating })}
      className={style.stars}
      style={{ "--part": `${rating * 20}%` } as Record<string, string>}
    />
  )
}
