import { BAG_TOAST } from "@silai/contracts/bag/messages"
import { LISTING } from "@silai/contracts/catalogue/limits"
import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { randomId } from "~/lib/random-id"
import { useBagChange } from "~/features/bag/use-bag"
import { WaitingGrid } from "~/features/catalogue/card-grid"
import { cardsQuery } from "~/features/catalogue/queries"
import { useWishes } from "~/features/wishlist/use-wishes"
import { WishHeart } from "~/features/wishlist/wish-heart"
import { wishMessages } from "~/features/wishlist/words"
import { Page } from "~/layout/page"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { ProductCard } from "~/ui/product-card"
import { EmptyState, ErrorState } from "~/ui/state"
import { toast } from "~/ui/toast"
import { lineOf, offerOf } from "../buy/purchase-rules"
import { OwnAlerts } from "../own-alerts"
import { ShareWishes } from "./share-wishes"
import styles from "./wishlist.module.css"

const SIZES = "(min-width: 80rem) 23vw, (min-width: 48rem) 31vw, 46vw"

/** The wishlist: its pieces, each to be moved to the bag in a size; sharing for who is signed in. */
export function WishlistPage() {
  const { variantIds, ready, failed, retry, isOwn } = useWishes()
  const { data, error, isError, refetch } = useQuery({
    ...cardsQuery([...variantIds]),
    placeholderData: keepPreviousData,
  })
  const isLost = failed || isError
  const cards = variantIds.flatMap((id) => data?.find(({ _id }) => _id === id) ?? [])
  const isEmpty = ready && (variantIds.length === 0 || (data !== undefined && cards.length === 0))
  return (
    <Page title={wishMessages.title} width="wide">
      {isLost && (
        <ErrorState
          error={error}
          title={wishMessages.failed}
          actions={
            <Button kind="plain" onClick={failed ? retry : () => void refetch()}>
              {wishMessages.retry}
            </Button>
          }
        />
      )}
      {isEmpty && (
        <EmptyState
          title={wishMessages.empty}
          actions={<LinkButton to={paths.explore}>{wishMessages.explore}</LinkButton>}
        >
          {wishMessages.emptyWords}
        </EmptyState>
      )}
      {ready && !isOwn && (
        <p className={styles.note}>
          {wishMessages.guest}{" "}
          <LinkButton kind="quiet" size="small" to={paths.signinThen(paths.wishlist)}>
            {wishMessages.signIn}
          </LinkButton>
        </p>
      )}
      {isOwn && cards.length > 0 && <ShareWishes />}
      {!isLost && !isEmpty && cards.length === 0 && <WaitingGrid count={LISTING.related} what="wishlist" />}
      <ul className={styles.grid}>
        {cards.map((card) => (
          <Wish key={card._id} card={card} />
        ))}
      </ul>
      <OwnAlerts />
    </Page>
  )
}

function Wish({ card }: { card: VariantCard }) {
  const { remove } = useWishes()
  const act = useBagChange()
  const [size, setSize] = useState("")
  const [busy, setBusy] = useState(false)
  const isThere = (stock: number) => card.backorder || stock > 0
  const move = async () => {
    const offer = offerOf(card, { size }, 1)
    if (!offer || busy) return
    setBusy(true)
    const line = lineOf(card, { size }, 1, offer.orderType, randomId(), new Date().toISOString())
    // It leaves the wishlist only once it is in the bag.
    const refused = (await act({ kind: "add", line, available: offer.available })) ?? (await remove(card._id))
    setBusy(false)
    if (refused) return void toast.error(refused, { id: BAG_TOAST })
    toast.success(wishMessages.moved)
  }
  return (
    <li className={styles.wish}>
      <ProductCard variant={card} sizes={SIZES} level={2}>
        {card.sizes.some(({ stock }) => isThere(stock)) && (
          <div className={styles.move}>
            <select
              aria-label={wishMessages.size(card.variantName)}
              value={size}
              onChange={(event) => setSize(event.target.value)}
            >
              <option value="">{wishMessages.chooseSize}</option>
              {card.sizes.map((one) => (
                <option key={one.size} value={one.size} disabled={!isThere(one.stock)}>
                  {one.size}
                </option>
              ))}
            </select>
            <Button kind="plain" size="small" disabled={!size} busy={busy} onClick={() => void move()}>
              {wishMessages.moveToBag}
            </Button>
          </div>
        )}
      </ProductCard>
      <WishHeart variantId={card._id} name={card.variantName} className={styles.heart} />
    </li>
  )
}
