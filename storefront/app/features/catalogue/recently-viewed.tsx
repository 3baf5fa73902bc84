import { LISTING } from "@silai/contracts/catalogue/limits"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { useStore } from "~/lib/store"
import { Button } from "~/ui/button"
import { Icon } from "~/ui/icon"
import { ProductCard } from "~/ui/product-card"
import { cardsQuery } from "./queries"
import styles from "./recently-viewed.module.css"
import { viewedPieces } from "./viewed-pieces"
import { viewedMessages } from "./words"

const SIZES = "(min-width: 64rem) 11rem, 40vw"

/**
 * The pieces viewed before in this browser, with current prices; each can be removed. `now`: the open piece, which is
 * not shown.
 */
export function RecentlyViewed({ now }: { now: string }) {
  const viewed = useStore(viewedPieces.list)
  const others = viewed.filter((id) => id !== now).slice(0, LISTING.recentlyViewed)
  const { data } = useQuery({ ...cardsQuery(others), placeholderData: keepPreviousData })
  const head = useRef<HTMLHeadingElement>(null)
  const cards = (data ?? []).filter(({ _id }) => others.includes(_id))
  if (cards.length === 0) return null
  const forget = (id: string) => {
    // The button disappears with its card; the focus stays in the row, so that keyboard users are not sent back to the
    // top.
    head.current?.focus({ preventScroll: true })
    viewedPieces.forget(id)
  }
  return (
    <section className={styles.viewed} aria-labelledby="recently-viewed">
      <div className={styles.top}>
        <h2 id="recently-viewed" ref={head} tabIndex={-1}>
          {viewedMessages.title}
        </h2>
        <Button kind="quiet" size="small" onClick={viewedPieces.forgetAll} aria-label={viewedMessages.clearAll}>
          {viewedMessages.clear}
        </Button>
      </div>
      <ul className={styles.row}>
        {cards.map((card) => (
          <li key={card._id} className={styles.one}>
            <ProductCard variant={card} sizes={SIZES} level={3} />
            <button
              type="button"
              className={styles.forget}
              aria-label={viewedMessages.forget(card.variantName)}
              onClick={() => forget(card._id)}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
