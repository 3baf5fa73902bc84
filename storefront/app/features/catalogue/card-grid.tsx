import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import styles from "./card-grid.module.css"
import { PieceCard } from "./piece-card"

const SIZES = "(min-width: 80rem) 23vw, (min-width: 48rem) 31vw, 46vw"
/** Cards visible when the page opens on a wide screen: their pictures are loaded eagerly. */
const FIRST_ROW = 4

type Props = {
  cards: readonly VariantCard[]
  level?: 2 | 3
  /** The grid is at the top of its page. */ first?: boolean
  /** One row of four, for recommendations. */ row?: boolean
}

export function CardGrid({ cards, level, first, row }: Props) {
  return (
    <ul className={row ? `${styles.grid} ${styles.row}` : styles.grid}>
      {cards.map((card, place) => (
        <PieceCard key={card._id} card={card} sizes={SIZES} level={level} eager={first && place < FIRST_ROW} />
      ))}
    </ul>
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
