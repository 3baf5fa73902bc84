import { LISTING } from "@silai/contracts/catalogue/limits"
import { useQuery } from "@tanstack/react-query"
import { CardGrid, WaitingGrid } from "~/features/catalogue/card-grid"
import { fetchSharedWishes } from "~/features/wishlist/calls"
import { wishMessages } from "~/features/wishlist/words"
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
  const explore = <LinkButton to={paths.explore}>{wishMessages.explore}</LinkButton>
  return (
    <Page title={wishMessages.sharedTitle} width="wide">
      {!data && !error && <WaitingGrid count={LISTING.related} what="wishlist" />}
      {data && data.length > 0 && <CardGrid cards={data} level={2} first />}
      {(isGone || data?.length === 0) && (
        <EmptyState title={isGone ? wishMessages.sharedGone : wishMessages.sharedEmpty} actions={explore} />
      )}
      {error && !isGone && (
        <ErrorState
          error={error}
          title={wishMessages.failed}
          actions={
            <Button kind="plain" onClick={() => void refetch()}>
              {wishMessages.retry}
            </Button>
          }
        >
          {error.message}
        </ErrorState>
      )}
    </Page>
  )
}
