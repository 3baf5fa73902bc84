import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { Loading, Skeleton, SkeletonText } from "~/ui/skeleton"
import { Fragment, type ReactNode } from "react"
import styles from "./card-grid.module.css"
import { PieceCard } from "./piece-card"

const SIZES = "(min-width: 130rem) 16vw, (min-width: 80rem) 23vw, (min-width: 48rem) 31vw, 46vw"
const ROW_SIZES = "(min-width: 48rem) 23vw, 46vw"
/** Cards visible when the page opens on a wide screen: their pictures are loaded eagerly. */
const FIRST_ROW = 4

type Props = {
  cards: readonly VariantCard[]
  level?: 2 | 3
  /** The grid is at the top of its page. */ first?: boolean
  /** One row of four, for recommendations. */ row?: boolean
  /** On a listing page: what is inserted before the piece at this place, and at the end of so many. */
  shelf?: { before: (place: number) => ReactNode; end: (count: number) => ReactNode }
  /** A few words about a piece, by its id. */ notes?: ReadonlyMap<string, string>
}

const classOf = (row = false) => (row ? `${styles.grid} ${styles.row}` : styles.grid)

/** Cards in a grid. */
export function CardGrid({ cards, level, first, row, shelf, notes }: Props) {
  return (
    <ul className={shelf ? `${classOf()} ${styles.shelf}` : classOf(row)}>
      {cards.map((card, place) => (
        <Fragment key={card._id}>
          {shelf?.before(place)}
          <PieceCard
            card={card}
            sizes={row ? ROW_SIZES : SIZES}
            level={level}
            eager={first && place < FIRST_ROW}
            note={notes?.get(card._id)}
            inRow={row}
          />
        </Fragment>
      ))}
      {shelf?.end(cards.length)}
    </ul>
  )
}

/** Placeholders of loading cards. */
export function WaitingGrid({ count, what, row }: { count: number; what: string; row?: boolean }) {
  return (
    <div className={classOf(row)}>
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
