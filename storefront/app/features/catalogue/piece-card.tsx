import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { useState } from "react"
import { Link } from "react-router"
import { WishHeart } from "~/features/wishlist/wish-heart"
import { paths } from "~/paths"
import { Picture } from "~/ui/picture"
import { isUnavailable, ProductCard } from "~/ui/product-card"
import { CardColours } from "./card-colours"
import styles from "./piece-card.module.css"
import { useColour } from "./use-colour"

type Props = {
  card: VariantCard
  /** The card's displayed width, for the pictures' `sizes`. */
  sizes: string
  level?: 2 | 3
  eager?: boolean
  /** A few words about the piece in its own colour. */
  note?: string
  /** In a row that scrolls sideways itself: a swipe over the picture belongs to the row. */
  inRow?: boolean
}

/**
 * One place of a grid: the piece's card, in the colour that is chosen on it. It shows its second picture under a
 * pointer, and to a swipe on touch screens, which load it with the first touch.
 */
export function PieceCard({ card: own, sizes, level, eager, note, inRow }: Props) {
  const { card, chosen, arriving, prepare, choose } = useColour(own)
  const second = [...card.images].sort((a, b) => a.order - b.order)[1]
  return (
    <li
      className={styles.place}
      data-card={own._id}
      data-gone={isUnavailable(card) || undefined}
      aria-busy={arriving || undefined}
    >
      <ProductCard variant={card} sizes={sizes} level={level} eager={eager}>
        {own.variants.length > 1 && <CardColours piece={own} chosen={chosen} onPrepare={prepare} onChoose={choose} />}
        {note && card === own && <p className={styles.note}>{note}</p>}
      </ProductCard>
      <WishHeart variantId={card._id} name={card.variantName} className={styles.heart} />
      {second && <HoverPicture second={second} sizes={sizes} />}
      {second && !inRow && !isUnavailable(card) && (
        <SwipePicture key={card._id} card={card} second={second} sizes={sizes} />
      )}
    </li>
  )
}

type Second = { second: VariantCard["images"][number]; sizes: string }

function HoverPicture({ second, sizes }: Second) {
  return (
    <div className={styles.second} aria-hidden="true">
      <Picture picture={second} sizes={sizes} alt="" />
    </div>
  )
}

/** Two places over the card's picture: one is empty and shows it, the other has the second. A tap opens the page. */
function SwipePicture({ card, second, sizes }: Second & { card: VariantCard }) {
  const [touched, setTouched] = useState(false)
  const [at, setAt] = useState(0)
  const to = paths.product(card.slug || card._id)
  return (
    <div
      className={styles.swipe}
      data-swipe
      aria-hidden="true"
      onPointerDown={() => setTouched(true)}
      // The link in the name has the focus, never these.
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        className={styles.places}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
      >
        <Link to={to} tabIndex={-1} draggable={false} />
        <Link to={to} tabIndex={-1} draggable={false} style={{ backgroundColor: second.colour }}>
          {touched && <Picture picture={second} sizes={sizes} alt="" />}
        </Link>
      </div>
      <span className={styles.marks} data-at={at} />
    </div>
  )
}
