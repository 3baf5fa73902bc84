import { useQuery } from "@tanstack/react-query"
import { useMyId } from "~/features/customer/queries"
import { useAuth } from "~/lib/auth"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import { Fetched } from "~/ui/fetched"
import { Sheet } from "~/ui/sheet"
import { Skeleton } from "~/ui/skeleton"
import { ownQuery } from "./queries"
import { ReviewForm } from "./review-form"
import { reviewWords } from "./words"

const signedOut = onDemand(() => import("./signed-out").then((part) => part.SignedOut))

type Props = { open: boolean; onClose: () => void; productId: string; variantId: string }

/** The form over the product's page: for a new review, or for one's own; for guests, the sign-in. */
export function ReviewSheet({ open, onClose, productId, variantId }: Props) {
  const me = useMyId()
  const { userData, isUserDataLoading } = useAuth()
  const mine = useQuery(ownQuery(me, { productId }))
  const title = !userData ? reviewWords.signInTitle : mine.data ? reviewWords.change : reviewWords.write
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      {isUserDataLoading ? (
        <Skeleton height="20rem" />
      ) : userData ? (
        <Fetched query={mine} what={reviewWords.loading} height="20rem">
          {(review) => (
            <ReviewForm
              key={review?._id ?? "new"}
              productId={productId}
              variantId={variantId}
              mine={review}
              accountName={userData.name}
              onDone={onClose}
            />
          )}
        </Fetched>
      ) : (
        <OnceWanted wanted meanwhile={<Skeleton height="14rem" />}>
          <signedOut.Part />
        </OnceWanted>
      )}
    </Sheet>
  )
}
