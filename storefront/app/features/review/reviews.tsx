import { reviewMessages } from "@silai/contracts/review/messages"
import { REVIEW_HASH, REVIEW_LIST, type ReviewSort } from "@silai/contracts/review/limits"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useLocation, useNavigate } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { useChanged } from "~/lib/use-changed"
import { Button } from "~/ui/button"
import { Fetched } from "~/ui/fetched"
import { Select } from "~/ui/form/field"
import { EmptyState } from "~/ui/state"
import { ownQuery, summaryQuery } from "./queries"
import { PageOfReviews } from "./page-of-reviews"
import { PictureRow } from "./picture-row"
import { ReviewRow } from "./review-row"
import styles from "./reviews.module.css"
import { Summary } from "./summary"
import { useVotes } from "./use-votes"
import { reviewWords } from "./words"

const sheet = onDemand(() => import("./review-sheet").then((part) => part.ReviewSheet))
const SORTS = Object.keys(reviewWords.sorts) as ReviewSort[]

/** Summary, pictures, and the reviews in the chosen order; the form over them. */
export function Reviews({ productId, variantId }: { productId: string; variantId: string }) {
  const me = useMyId()
  const [sort, setSort] = useState<ReviewSort>("latest")
  const summary = useQuery(summaryQuery(productId))
  const [pages, setPages] = useState(1)
  const mine = useQuery(ownQuery(me, { productId })).data ?? null
  const votes = useVotes(me)
  const [isOpen, setOpen] = useFormByLink()
  const write = (
    <Button kind="plain" onClick={() => setOpen(true)}>
      {mine ? reviewWords.change : reviewWords.write}
    </Button>
  )

  return (
    <>
      <Fetched query={summary} what={reviewWords.loading} height="24rem">
        {(summary) =>
          summary.shownReviews === 0 && !mine ? (
            <EmptyState icon="star" level={3} title={reviewMessages.none} actions={write}>
              {reviewWords.noneHint}
            </EmptyState>
          ) : (
            <div className={styles.room}>
              <Summary summary={summary}>{write}</Summary>
              <div className={styles.list}>
                {mine?.isHidden && (
                  <ReviewRow review={mine} votes={votes} note={reviewWords.hidden} onEdit={() => setOpen(true)} />
                )}
                <PictureRow productId={productId} />
                <div className={styles.bar}>
                  <p aria-live="polite">{reviewWords.total(summary.shownReviews)}</p>
                  <Select
                    label={reviewWords.sort}
                    className={styles.sort}
                    value={sort}
                    onChange={({ currentTarget }) => {
                      setSort(currentTarget.value as ReviewSort)
                      setPages(1)
                    }}
                  >
                    {SORTS.map((one) => (
                      <option key={one} value={one}>
                        {reviewWords.sorts[one]}
                      </option>
                    ))}
                  </Select>
                </div>
                {Array.from({ length: pages }, (_, at) => (
                  <PageOfReviews
                    key={at}
                    productId={productId}
                    sort={sort}
                    me={me}
                    votes={votes}
                    page={at + 1}
                    onEdit={() => setOpen(true)}
                  />
                ))}
                {pages * REVIEW_LIST.pageSize < summary.shownReviews && (
                  <Button kind="plain" onClick={() => setPages(pages + 1)}>
                    {reviewWords.more}
                  </Button>
                )}
              </div>
            </div>
          )
        }
      </Fetched>
      <OnceWanted wanted={isOpen}>
        <sheet.Part open={isOpen} onClose={() => setOpen(false)} productId={productId} variantId={variantId} />
      </OnceWanted>
    </>
  )
}

/** Whether the form is open: by its button, or by a mail's link, whose URL mark is removed on closing. */
function useFormByLink(): [boolean, (open: boolean) => void] {
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(hash === REVIEW_HASH)
  if (useChanged(hash) && hash === REVIEW_HASH) setOpen(true)
  const set = (open: boolean) => {
    setOpen(open)
    if (!open && hash === REVIEW_HASH)
      void navigate(pathname + search, { replace: true, preventScrollReset: true, state: state as unknown })
  }
  return [isOpen, set]
}
