import { reviewSays } from "@silai/contracts/review/messages"
import { REVIEW_HASH, type ReviewSort } from "@silai/contracts/review/limits"
import { useInfiniteQuery, useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { useAuth } from "~/lib/auth"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { Button } from "~/ui/button"
import { Fetched } from "~/ui/fetched"
import { Select } from "~/ui/field"
import { EmptyState } from "~/ui/state"
import { ownQuery, reviewsQuery, summaryQuery } from "./queries"
import { PictureRow } from "./picture-row"
import { ReviewRow } from "./review-row"
import styles from "./reviews.module.css"
import { Summary } from "./summary"
import { useVotes } from "./use-votes"
import { reviewWords } from "./words"

const sheet = onDemand(() => import("./review-sheet").then((part) => part.ReviewSheet))
const SORTS = Object.keys(reviewWords.sorts) as ReviewSort[]

/** Summary, pictures, and the reviews in the order that is asked for; the form over them. */
export function Reviews({ productId, variantId }: { productId: string; variantId: string }) {
  const me = useMyId()
  const { isUserDataLoading } = useAuth()
  const [sort, setSort] = useState<ReviewSort>("latest")
  const summary = useQuery(summaryQuery(productId))
  const list = useInfiniteQuery({ ...reviewsQuery(productId, sort, me), enabled: !isUserDataLoading })
  const mine = useQuery(ownQuery(me, { productId })).data ?? null
  const votes = useVotes(me)
  const [isOpen, setOpen] = useFormByLink()
  const rows = list.data?.pages.flatMap(({ data }) => data) ?? []
  const write = (
    <Button kind="plain" onClick={() => setOpen(true)}>
      {mine ? reviewWords.change : reviewWords.write}
    </Button>
  )

  return (
    <>
      <Fetched query={summary} what={reviewWords.loading} height="24rem">
        {(told) =>
          told.totalReviews === 0 && !mine ? (
            <EmptyState icon="star" level={3} title={reviewSays.none} actions={write}>
              {reviewWords.noneHint}
            </EmptyState>
          ) : (
            <div className={styles.room}>
              <Summary told={told}>{write}</Summary>
              <div className={styles.list}>
                {mine?.isHidden && (
                  <ReviewRow review={mine} votes={votes} note={reviewWords.hidden} onEdit={() => setOpen(true)} />
                )}
                <PictureRow productId={productId} />
                <div className={styles.bar}>
                  <p aria-live="polite">{reviewWords.total(told.totalReviews)}</p>
                  <Select
                    label={reviewWords.sort}
                    className={styles.sort}
                    value={sort}
                    onChange={({ currentTarget }) => setSort(currentTarget.value as ReviewSort)}
                  >
                    {SORTS.map((one) => (
                      <option key={one} value={one}>
                        {reviewWords.sorts[one]}
                      </option>
                    ))}
                  </Select>
                </div>
                <Fetched query={list} what={reviewWords.loading} height="24rem">
                  {() => (
                    <ul className={styles.rows} aria-busy={list.isFetching || undefined}>
                      {rows.map((review) => (
                        <li key={review._id}>
                          <ReviewRow review={review} votes={votes} onEdit={() => setOpen(true)} />
                        </li>
                      ))}
                    </ul>
                  )}
                </Fetched>
                {list.hasNextPage && (
                  <Button kind="plain" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                    {reviewWords.more}
                  </Button>
                )}
              </div>
            </div>
          )
        }
      </Fetched>
      <OnceWanted wanted={isOpen}>
        <sheet.Part open={isOpen} onClose={() => setOpen(false)} {...{ productId, variantId }} />
      </OnceWanted>
    </>
  )
}

/** Whether the form is open: by its button, or by the link of a mail, whose mark goes when it closes. */
function useFormByLink(): [boolean, (open: boolean) => void] {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const follow = useEffectEvent(() => hash === REVIEW_HASH && setOpen(true))
  useEffect(() => void follow(), [hash])
  const set = (open: boolean) => {
    setOpen(open)
    if (!open && hash === REVIEW_HASH)
      void navigate(pathname + search, { replace: true, preventScrollReset: true, state: state as unknown })
  }
  return [isOpen, set]
}
