import { LISTING } from "@silai/contracts/catalogue/limits"
import { useQuery } from "@tanstack/react-query"
import { CardGrid, WaitingGrid } from "~/features/catalogue/card-grid"
import { fetchSharedWishes } from "~/features/wishlist/calls"
import { wishSays } from "~/features/wishlist/words"
import { Page } from "~/layout/page"
import { call, CallRefused } from "~/lib/call"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { EmptyState, ErrorState } from "~/ui/state"

/** A wishlist that its owner shares: its cards, nothing about the owner. */
export function SharedWishlist({ shareKey }: { shareKey: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["wishlist", "shared", shareKey],
    queryFn: async ({ signal }) => (await call(fetchSharedWishes, { key: shareKey }, { signal })).data,
    retry: false,
    enabled: typeof window !== "undefined",
  })
  const isGone = error instanceof CallRefused && error.status === 404
  const explore = <LinkButton to={paths.explore}>{wishSays.explore}</LinkButton>
  return (
    <Page title={wishSays.sharedTitle} width="wide">
      {!data && !error && <WaitingGrid count={LISTING.related} what="wishlist" />}
      {data && data.length > 0 && <CardGrid cards={data} level={2} first />}
      {(isGone || data?.length === 0) && (
        <EmptyState title={isGone ? wishSays.sharedGone : wishSays.sharedEmpty} actions={explore} />
      )}
      {error && !isGone && (
        <ErrorState
          title={wishSays.failed}
          actions={
            <Button kind="plain" onClick={() => void refetch()}>
              {wishSays.retry}
            </Button>
          }
        >
          {error.message}
        </ErrorState>
      )}
    </Page>
  )
}
