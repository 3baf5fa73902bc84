import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import { WishHeart } from "~/features/wishlist/wish-heart"
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
  says?: string
}

/**
 * One place of a grid: the piece's card, in the colour that is chosen on it. Under a pointer it shows its second
 * picture; touch screens never load that.
 */
export function PieceCard({ card: own, sizes, level, eager, says }: Props) {
  const { card, chosen, arriving, prepare, choose } = useColour(own)
  return (
    <li
      className={styles.place}
      data-card={own._id}
      data-gone={isUnavailable(card) || undefined}
      aria-busy={arriving || undefined}
    >
      <ProductCard variant={card} sizes={sizes} level={level} eager={eager}>
        {own.variants.length > 1 && <CardColours piece={own} chosen={chosen} onPrepare={prepare} onChoose={choose} />}
        {says && card === own && <p className={styles.says}>{says}</p>}
      </ProductCard>
      <WishHeart variantId={card._id} name={card.variantName} className={styles.heart} />
      <SecondPicture card={card} sizes={sizes} />
    </li>
  )
}

function SecondPicture({ card, sizes }: Pick<Props, "card" | "sizes">) {
  const second = [...card.images].sort((a, b) => a.order - b.order)[1]
  if (!second) return null
  return (
    <div className={styles.second} aria-hidden="true">
      <Picture picture={second} sizes={sizes} alt="" />
    </div>
  )
}
