import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { paths } from "~/paths"
import { Picture } from "./picture"
import { Price } from "./price"
import { Rating } from "./rating"
import styles from "./product-card.module.css"

type Props = {
  variant: VariantCard
  /** The card's displayed width, for the picture's `sizes`. */
  sizes: string
  eager?: boolean
  /** Heading level of the name on this page. */
  level?: 2 | 3
  /** Under the price: what can be chosen on the card. */
  children?: ReactNode
}

/** True when nothing of it is available: every size at stock 0, and backorder off (requirements §4). */
export function isUnavailable({ sizes, backorder }: Pick<VariantCard, "sizes" | "backorder">): boolean {
  return !backorder && sizes.every(({ stock }) => stock <= 0)
}

/** A product card: picture, name, price; the whole card links to its page. */
export function ProductCard({ variant, sizes, eager, level = 3, children }: Props) {
  const Name = `h${level}` as const
  const [first] = [...variant.images].sort((a, b) => a.order - b.order)
  const gone = isUnavailable(variant)
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        {first && <Picture picture={first} sizes={sizes} eager={eager} alt="" className={gone ? styles.gone : ""} />}
        {gone && <span className={styles.unavailable}>{catalogueMessages.currentlyUnavailable}</span>}
      </div>
      <Name className={styles.name}>
        <Link to={paths.product(variant.slug || variant._id)} className={styles.link}>
          {variant.variantName}
        </Link>
      </Name>
      <Price price={variant.price} basePrice={variant.basePrice} size="small" />
      {variant.rating && <Rating rating={variant.rating} />}
      {children}
    </article>
  )
}
