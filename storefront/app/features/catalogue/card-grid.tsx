import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { Picture } from "~/ui/picture"
import { isUnavailable, ProductCard } from "~/ui/product-card"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import styles from "./card-grid.module.css"

const SIZES = "(min-width: 80rem) 23vw, (min-width: 48rem) 31vw, 46vw"
/** Cards visible when the page opens on a wide screen: their pictures are loaded eagerly. */
const FIRST_ROW = 4

type Props = {
  cards: readonly VariantCard[]
  level?: 2 | 3
  /** The grid is at the top of its page. */ first?: boolean
  /** One row of four, for recommendations. */ row?: boolean
}

/** Cards in a grid. On hover a card shows its second picture; touch screens never load it. */
export function CardGrid({ cards, level, first, row }: Props) {
  return (
    <ul className={row ? `${styles.grid} ${styles.row}` : styles.grid}>
      {cards.map((card, place) => (
        <li key={card._id} className={styles.place} data-card={card._id} data-gone={isUnavailable(card) || undefined}>
          <ProductCard variant={card} sizes={SIZES} level={level} eager={first && place < FIRST_ROW} />
          <SecondPicture card={card} />
        </li>
      ))}
    </ul>
  )
}

function SecondPicture({ card }: { card: VariantCard }) {
  const second = [...card.images].sort((a, b) => a.order - b.order)[1]
  if (!second) return null
  return (
    <div className={styles.second} aria-hidden="true">
      <Picture picture={second} sizes={SIZES} alt="" />
    </div>
  )
}

/** Placeholders of loading cards. */
export function WaitingGrid({ count, what }: { count: number; what: string }) {
  return (
    <div className={styles.grid}>
      <Loading what={what} />
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.waiting}>
          <Skeleton ratio="4 / 5" />
          <SkeletonText lines={2} />
        </div>
      ))}
    </div>
  )
}
