import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "react-router"
import { useMyId } from "~/features/customer/queries"
import { useAuth } from "~/lib/auth"
import { paths } from "~/paths"
import { LinkButton } from "~/ui/button"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { Fetched } from "~/ui/fetched"
import { Skeleton } from "~/ui/skeleton"
import { EmptyState } from "~/ui/state"
import { ownQuery } from "./queries"
import { ReviewForm } from "./review-form"
import styles from "./review-form.module.css"
import { reviewWords } from "./words"

const signedOut = onDemand(() => import("./signed-out").then((part) => part.SignedOut))

/** A separate page for editing one's own review, reached by a link to it. */
export function EditPage({ reviewId }: { reviewId: string }) {
  const me = useMyId()
  const navigate = useNavigate()
  const { userData, isUserDataLoading } = useAuth()
  const mine = useQuery(ownQuery(me, { reviewId }))
  if (!isUserDataLoading && userData && mine.data === null)
    return (
      <EmptyState
        icon="star"
        level={1}
        title={reviewWords.gone}
        actions={<LinkButton to={paths.orders}>{reviewWords.myOrders}</LinkButton>}
      >
        {reviewWords.goneWhy}
      </EmptyState>
    )
  return (
    <div className={styles.page}>
      <h1>{isUserDataLoading || userData ? reviewWords.change : reviewWords.signInTitle}</h1>
      {isUserDataLoading ? (
        <Skeleton height="28rem" />
      ) : userData ? (
        <Fetched query={mine} what={reviewWords.loading} height="28rem">
          {(review) =>
            review && (
              <>
                <p>{review.variantId.variantName}</p>
                <ReviewForm
                  productId={review.productId}
                  variantId={review.variantId._id}
                  mine={review}
                  accountName={userData.name}
                  onDone={({ slug }) =>
                    void navigate(slug ? { pathname: paths.product(slug), hash: "reviews" } : paths.orders)
                  }
                />
              </>
            )
          }
        </Fetched>
      ) : (
        <OnceWanted wanted meanwhile={<Skeleton height="14rem" />}>
          <signedOut.Part hash="" />
        </OnceWanted>
      )}
    </div>
  )
}
