import { useKeys } from "@refinedev/core"
import { useQuery } from "@tanstack/react-query"
import { call } from "../../providers/call"
import { useSay } from "../../words/language"
import { askReviewSum } from "./calls"
import { Stars } from "./stars"
import style from "./review.module.css"

/** The rating of all products together; refetched with the reviews. */
export function Sum() {
  const say = useSay()
  const { keys } = useKeys()
  const { data } = useQuery({
    queryKey: [...keys().data("default").resource("review").get(), "sum"],
    queryFn: async () => (await call(askReviewSum, {})).data,
  })
  if (!data || data.shownReviews + data.hidden === 0) return null
  return (
    <section className={style.sum} aria-label={say("reviews.sum")}>
      <p className="row">
        {data.totalReviews === 0 ? (
          <span>{say("reviews.sum.none")}</span>
        ) : (
          <>
            <Stars rating={data.averageRating} />
            <span>{say("reviews.sum.of", { n: data.totalReviews, average: data.averageRating.toFixed(1) })}</span>
          </>
        )}
        <span className="soft">
          {say("reviews.sum.shown", { n: data.shownReviews })} · {say("reviews.sum.pictures", { n: data.withImages })} ·{" "}
          {say("reviews.sum.hidden", { n: data.hidden })}
        </span>
      </p>
      <ul className={style.bars}>
        {data.breakdown.map(({ star, count, percentage }) => (
          <li key={star}>
            <span className="unseen">{say("reviews.sum.bar", { star, n: count, percentage })}</span>
            <span aria-hidden="true">{star}</span>
            <span aria-hidden="true" className={style.track}>
              <span style={{ width: `${percentage}%` }} />
            </span>
            <span aria-hidden="true" className="figures">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
