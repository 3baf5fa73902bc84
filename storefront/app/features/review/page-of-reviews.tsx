import type { ReviewSort } from "@silai/contracts/review/limits"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useAuth } from "~/lib/auth"
import { Fetched } from "~/ui/fetched"
import { reviewsQuery } from "./queries"
import { ReviewRow } from "./review-row"
import styles from "./reviews.module.css"
import type { Votes } from "./use-votes"
import { reviewWords } from "./words"

type Props = { productId: string; sort: ReviewSort; me: string; page: number; votes: Votes; onEdit: () => void }

/** One page of reviews, once the session is known: one's own can be changed. */
export function PageOfReviews({ productId, sort, me, page, votes, onEdit }: Props) {
  const { isUserDataLoading } = useAuth()
  const query = useQuery({
    ...reviewsQuery(productId, sort, me, page),
    enabled: !isUserDataLoading,
    placeholderData: keepPreviousData,
  })
  return (
    <Fetched query={query} what={reviewWords.loading} height="24rem">
      {({ data }) => (
        <ul className={styles.rows} aria-busy={query.isPlaceholderData || undefined}>
          {data.map((review) => (
            <li key={review._id}>
              <ReviewRow review={review} votes={votes} onEdit={onEdit} />
            </li>
          ))}
        </ul>
      )}
    </Fetched>
  )
}
